export { FullReport } from './full-report-alone';
export { ReportView, type ReportViewProps } from './report-view';
export { ArticleSkeleton, ReportArticle } from './page/report-article';
