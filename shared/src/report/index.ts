export { FullReport } from './full-report-alone';
export { ReportView, type ReportViewProps } from './report-view';
export { ArticleSkeleton, prepareArticle, ReportArticle } from './page/report-article';
