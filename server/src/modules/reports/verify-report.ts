import type { VerifyResponse } from '@hub/shared/contracts/claim';
import type { ReportDocument } from '@hub/shared/contracts/report';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { failureOf } from '../analyses/engine-failures';

const LIMIT_MS = 120_000;

interface Stored {
  id: string;
  user_id: string;
  store_file: string | null;
}

/** Runs the query of every claim again over the stored tables. It waits its turn in the same line as the analyses. */
export const verifyReport = async (
  { analyses, files, log }: Context,
  { id, user_id, store_file }: Stored,
  { claims }: ReportDocument,
  signal: AbortSignal,
): Promise<VerifyResponse> => {
  const verified_at = new Date().toISOString();
  if (store_file === null) {
    return {
      verified_at,
      results: claims.map(({ id, value }) => ({ claim: id, outcome: 'not-available', old: value, new: null })),
    };
  }
  const leave = await analyses.queue.enter(user_id, signal);
  if (!leave) throw new AppError('analysis-cancelled');
  try {
    const outcome = await analyses.engine.verify({
      id: `verify-${id}`,
      claims,
      storePath: files.path(store_file),
      timeLimit: LIMIT_MS,
      memoryCeiling: analyses.memoryCeiling,
      signal,
    });
    if (outcome.kind === 'verified') return { verified_at, results: outcome.results };
    if (outcome.kind === 'failed') log.error({ report: id, reason: outcome.reason }, 'the report could not be verified');
    throw failureOf(outcome);
  } finally {
    leave();
  }
};
