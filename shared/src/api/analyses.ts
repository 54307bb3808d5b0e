import * as z from 'zod/mini';
import { analysisProgress, type AnalysisProgress } from '../contracts/analysis';
import { request } from './client';
import { streamLines } from './stream-lines';

const part = encodeURIComponent;

export const analyses = {
  list: (signal?: AbortSignal) => request(z.array(analysisProgress), { method: 'GET', url: '/analyses', signal }),
  /** Stops the work on the server. */
  cancel: async (id: string): Promise<void> => {
    await request(z.unknown(), { method: 'DELETE', url: `/analyses/${part(id)}` });
  },
  /** The analysis as it moves on, until it is over or `signal` stops the watching. */
  watch: (id: string, signal?: AbortSignal): AsyncGenerator<AnalysisProgress, void, void> =>
    streamLines(`/analyses/${part(id)}/progress`, analysisProgress, signal),
};
