export { FullReport } from './full-report-alone';
export { ReportView, type ReportViewProps } from './report-view';
export { ArticleSkeleton } from './page/article-skeleton';
export { prepareArticle, ReportArticle } from './page/report-article';
