import * as z from 'zod/mini';
import { analysisProgress, type AnalysisProgress } from '../contracts/reports/analysis';
import { request } from './client';

const part = encodeURIComponent;

export const analyses = {
  list: (signal?: AbortSignal) => request(z.array(analysisProgress), { method: 'GET', url: '/analyses', signal }),
  /** What is under way, without what is over. */
  running: async (signal?: AbortSignal): Promise<AnalysisProgress[]> => {
    const list = await request(z.array(analysisProgress), {
      method: 'GET',
      url: '/analyses',
      params: { state: 'running' },
      signal,
    });
    // A server of the release before answers with all of them.
    return list.filter(({ state }) => state === 'running');
  },
  /** One analysis as it stands, with its result once it is completed. */
  get: (id: string, signal?: AbortSignal) => request(analysisProgress, { method: 'GET', url: `/analyses/${part(id)}`, signal }),
  /** Says that its owner has seen that it ended without a report, of which no mail is then sent. */
  seen: async (id: string): Promise<void> => {
    await request(z.unknown(), { method: 'POST', url: `/analyses/${part(id)}/seen` });
  },
  /** Stops the work on the server. */
  cancel: async (id: string): Promise<void> => {
    await request(z.unknown(), { method: 'DELETE', url: `/analyses/${part(id)}` });
  },
  /** The analysis as it moves on, until it is over or `signal` stops the watching. */
  async *watch(id: string, signal?: AbortSignal): AsyncGenerator<AnalysisProgress, void, void> {
    // Of a page's first load nothing is under way.
    const { streamLines } = await import('./stream-lines');
    yield* streamLines(`/analyses/${part(id)}/progress`, analysisProgress, signal);
  },
};
