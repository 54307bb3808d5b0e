import { analyses } from '@hub/shared/api';
import { defineQuery } from '@hub/shared/query';

/** Why an analysis failed does not change. */
const STALE_MS = 3_600_000;

/** An analysis that ended without a report, by its id. */
export const failureQuery = defineQuery({
  key: 'reports/failure',
  failure: 'Why the analysis failed could not be loaded.',
  fetch: (id: string, signal) => analyses.get(id, signal),
  staleMs: STALE_MS,
});
