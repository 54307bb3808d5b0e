import type { AxiosProgressEvent } from 'axios';
import { analysisResult, type AnalysisResult } from '../contracts/reports/report-list';
import type { AnalyzeAgainRequest, PostgresAnalyzeRequest, PostgresConnection, SheetRequest } from '../contracts/sources/source';
import { exchange, request } from './client';
import { bodyText, UserFacingError } from './errors';
import { parseAnswer } from './parse-answer';
import { t } from './messages';

// Of a source's contents only the forms ask that connect one.
const source = () => import('../contracts/sources/source');
const sheetTestResponse = () => source().then((contract) => contract.sheetTestResponse);
const postgresConnectResponse = () => source().then((contract) => contract.postgresConnectResponse);

interface Transfer {
  sent: number;
  /** Null while the browser does not say. */
  total: number | null;
}
interface UploadOptions {
  /** A UUID chosen by the browser, under which the progress can be watched while the file is still on its way. */
  analysisId?: string;
  /** The report whose source the file is a newer state of. */
  againOf?: string | undefined;
  onTransfer?: (transfer: Transfer) => void;
  signal?: AbortSignal;
}

/** Only 200 is a finished analysis. It may take longer than other requests: progress and Cancel take the place of the timeout. */
async function analyse(url: string, data: unknown, fallback: string, options: UploadOptions = {}): Promise<AnalysisResult> {
  const { onTransfer, signal } = options;
  const onUploadProgress =
    onTransfer && (({ loaded, total }: AxiosProgressEvent) => onTransfer({ sent: loaded, total: total ?? null }));
  const response = await exchange({ method: 'POST', url, data, signal, timeout: 0, onUploadProgress });
  if (response.status !== 200) throw new UserFacingError(bodyText(response.data, fallback), null, response.status);
  return parseAnswer(analysisResult, response.data);
}

export const sources = {
  /** Non-200 successes fail with the server's message or `Failed to upload CSV file.` */
  uploadCsv: (file: File, options: UploadOptions = {}) => {
    const form = new FormData();
    // Fields before the file: the server reads the body as a stream and must know them when the file begins.
    form.append('file_type', 'csv');
    if (options.analysisId !== undefined) form.append('analysis_id', options.analysisId);
    if (options.againOf !== undefined) form.append('again_of', options.againOf);
    form.append('file_size', String(file.size));
    form.append('file', file, file.name);
    return analyse('/upload-csv', form, t('csv'), options);
  },
  /** The first rows of a file as its analysis would read them, of the sheet or the packed file that is wanted. Only its beginning is sent. */
  previewFile: async (file: File, part: string | null, signal?: AbortSignal) => {
    const { filePreview, PREVIEW_BYTES } = await import('../contracts/sources/file-preview');
    const most = /\.(?:csv|tsv|tab)$/i.test(file.name) ? PREVIEW_BYTES.text : PREVIEW_BYTES.whole;
    const form = new FormData();
    form.append('file', file.slice(0, most), file.name);
    const params = { size: file.size, ...(part !== null && { part }) };
    return request(filePreview, { method: 'POST', url: '/preview-file', params, data: form, signal });
  },
  testGoogleSheet: (sheet_url: string, signal?: AbortSignal) =>
    request(sheetTestResponse(), { method: 'POST', url: '/google-sheet/test', data: { sheet_url }, signal }),
  /** Non-200 successes fail with the server's message or `Failed to process Google Sheet.` */
  uploadGoogleSheet: (data: SheetRequest, signal?: AbortSignal) =>
    analyse('/upload-google-sheet', data, t('google-sheet'), { signal }),
  connectPostgres: (data: PostgresConnection, signal?: AbortSignal) =>
    request(postgresConnectResponse(), { method: 'POST', url: '/postgres/connect', data, signal }),
  analyzePostgres: (data: PostgresAnalyzeRequest, signal?: AbortSignal) =>
    analyse('/postgres/analyze', data, t('analysis'), { signal }),
  /** Analyses the source of a report anew. */
  analyzeAgain: (reportId: string, data: AnalyzeAgainRequest, signal?: AbortSignal) =>
    analyse(`/reports/${encodeURIComponent(reportId)}/analyze-again`, data, t('analysis'), { signal }),
  /** Analyses the shipped sample data as if the user had uploaded it. */
  analyseSample: (signal?: AbortSignal) => analyse('/sample', {}, t('sample'), { signal }),
};
