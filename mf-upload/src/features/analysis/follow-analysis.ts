import { analyses, errorStatus, UserFacingError } from '@hub/shared/api';
import type { AnalysisProgress } from '@hub/shared/contracts/analysis';
import { call, delay, put } from '@hub/shared/state';
import { analysisActions } from './analysis-slice';

const PAUSE_MS = 750;
/** A connection that breaks is opened again this many times in a row. */
const ATTEMPTS = 20;

/** Shows an analysis as it moves on and answers with its last state. @throws when it cannot be followed to its end. */
export function* followAnalysis(id: string) {
  let last: unknown = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const controller = new AbortController();
    try {
      const lines = analyses.watch(id, controller.signal);
      for (;;) {
        const line: IteratorResult<AnalysisProgress, void> = yield* call(() => lines.next());
        if (line.done) break;
        attempt = 0;
        yield* put(analysisActions.progressed(line.value));
        if (line.value.state !== 'running') return line.value;
      }
    } catch (error) {
      last = error;
      // Whoever is not let in now will not be let in a moment later. Unknown (404) is not that: the upload may not have begun.
      const status = errorStatus(error);
      if (status === 401 || status === 403) throw error;
    } finally {
      controller.abort();
    }
    yield* delay(PAUSE_MS);
  }
  throw last ?? new UserFacingError('The progress of the analysis cannot be shown.');
}
