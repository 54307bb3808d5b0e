import type { AxiosProgressEvent } from 'axios';
import { analysisProgress } from '../contracts/reports/analysis';
import type { SourceType } from '../contracts/reports/report';
import { analysisResult } from '../contracts/reports/report-list';
import type { AnalyzeAgainRequest, PostgresAnalyzeRequest, SheetRequest } from '../contracts/sources/source';
import { exchange } from '../api/client';
import { bodyText, errorDetails, errorStatus, UserFacingError } from '../api/errors';
import { isFromProxy, proxySentence } from './proxy-answers';
import { t } from './messages';

export interface StartOptions {
  signal?: AbortSignal;
  /** Bytes on their way; `total` is null while the browser does not say. */
  onTransfer?: (transfer: { sent: number; total: number | null }) => void;
}

/**
 * Has an analysis begun. It is answered as soon as the server has what it needs; its progress and its end are found by the id that the
 * caller has chosen. A call whose answer was lost may be repeated with the same id: nothing is done twice. There is no timeout, since a
 * large file takes its time on a slow line; `signal` ends it.
 *
 * @throws {UserFacingError} for any answer but the server's own 202, or 200 where something in between has lost the preference.
 */
async function start(url: string, data: unknown, source: SourceType, { signal, onTransfer }: StartOptions): Promise<void> {
  const headers = { Prefer: 'respond-async' };
  const { status, data: body } = await exchange({
    method: 'POST',
    url,
    data,
    headers,
    signal,
    timeout: 0,
    onUploadProgress:
      onTransfer && (({ loaded, total }: AxiosProgressEvent) => onTransfer({ sent: loaded, total: total ?? null })),
  });
  const isBegun = status === 202 && analysisProgress.safeParse(body).success;
  const isDone = status === 200 && analysisResult.safeParse(body).success;
  if (!isBegun && !isDone) throw new UserFacingError(bodyText(body, t(`refused.${source}`)), null, status);
}

/** The calls that begin an analysis under an id of the browser's choice. */
export const starts = {
  /** @param how `againOf`: the report whose source the file is a newer state of; `part`: the sheet, or the packed file, that is wanted */
  csv: async (
    id: string,
    file: File,
    { againOf, part }: { againOf?: string | undefined; part?: string | undefined },
    options: StartOptions = {},
  ): Promise<void> => {
    const form = new FormData();
    // Fields before the file: the server reads the body as a stream and must know them when the file begins.
    form.append('file_type', 'csv');
    form.append('analysis_id', id);
    if (againOf !== undefined) form.append('again_of', againOf);
    if (part !== undefined) form.append('part', part);
    form.append('file_size', String(file.size));
    form.append('file', file, file.name);
    try {
      await start('/upload-csv', form, 'csv', options);
    } catch (error) {
      // The proxy does not know the file, and this does.
      if (errorStatus(error) === 413 && isFromProxy(error)) throw new UserFacingError(proxySentence(413, file.size), null, 413);
      throw error;
    }
  },
  googleSheet: (data: SheetRequest, options: StartOptions = {}): Promise<void> =>
    start('/upload-google-sheet', data, 'google_sheet', options),
  postgres: (data: PostgresAnalyzeRequest, options: StartOptions = {}): Promise<void> =>
    start('/postgres/analyze', data, 'postgres', options),
  /** Analyses the source of a report anew. */
  again: (reportId: string, data: AnalyzeAgainRequest, options: StartOptions = {}): Promise<void> =>
    start(`/reports/${encodeURIComponent(reportId)}/analyze-again`, data, 'postgres', options),
};

/** Whether a call was lost on its way, there or back, rather than refused: it may be sent again under its id. */
export function isLost(error: unknown): boolean {
  const status = errorStatus(error);
  if (status === null) return !(error instanceof UserFacingError);
  return [502, 503, 504].includes(status) && errorDetails(error) === null;
}
