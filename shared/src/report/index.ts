export { ReportView, type ReportViewProps } from './report-view';
export { saveFile } from './save-file';
