import type { FastifyBaseLogger } from 'fastify';
import type { Claim, Verification, VerifyResponse } from '@hub/shared/contracts/reports/claim';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';
import { sameValue } from '@hub/engine';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { loggedReason } from '../../plugins/logged-error';
import { failureOf } from '../analyses/engine-failures';
import type { Sources } from '../sources/source-adapter';
import { adapterOf } from '../sources/sources';
import { sourceOf } from './report-presenter';

const LIMIT_MS = 120_000;

interface Stored {
  id: string;
  user_id: string;
  store_file: string | null;
  source: string | null;
}

interface VerifyRequest {
  password: string | undefined;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

const notAvailable = ({ id, value }: Claim): Verification => ({ claim: id, outcome: 'not-available', old: value, new: null });

/**
 * Runs the query of every claim again: over the stored tables, and in the database itself where only a sample was stored. The
 * latter may take a password; without it those claims are not available.
 */
export const verifyReport = async (
  context: Context,
  sources: Sources,
  report: Stored,
  { claims }: ReportDocument,
  request: VerifyRequest,
): Promise<VerifyResponse> => {
  const verified_at = new Date().toISOString();
  const stored = await verifyStored(
    context,
    report,
    claims.filter((claim) => claim.runs_in === undefined),
    request.signal,
  );
  const inSource = await verifyInSource(
    sources,
    report,
    claims.filter((claim) => claim.runs_in === 'source'),
    request,
  );
  const outcomes = new Map([...stored, ...inSource].map((result) => [result.claim, result]));
  return { verified_at, results: claims.map((claim) => outcomes.get(claim.id) ?? notAvailable(claim)) };
};

/** It waits its turn in the same line as the analyses. */
async function verifyStored(
  { analyses, files, log }: Context,
  { id, user_id, store_file }: Stored,
  claims: Claim[],
  signal: AbortSignal,
): Promise<Verification[]> {
  if (store_file === null || claims.length === 0) return claims.map(notAvailable);
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
    if (outcome.kind === 'verified') return outcome.results;
    if (outcome.kind === 'failed')
      log.error({ report: id, reason: loggedReason(outcome.reason) }, 'the report could not be verified');
    throw failureOf(outcome);
  } finally {
    leave();
  }
}

async function verifyInSource(sources: Sources, report: Stored, claims: Claim[], call: VerifyRequest): Promise<Verification[]> {
  const source = sourceOf(report);
  if (claims.length === 0 || !source) return claims.map(notAvailable);
  const questions = adapterOf(sources, source.type).verify(source, { ...call, userId: report.user_id });
  if (!questions) return claims.map(notAvailable);
  try {
    const results: Verification[] = [];
    for (const claim of claims) {
      const answer = await questions.ask(claim.sql);
      const value = answer?.rows[0]?.[0] ?? null;
      const now = typeof value === 'number' ? value : null;
      const outcome = sameValue(claim.value, now) ? 'same' : 'changed';
      results.push(answer ? { claim: claim.id, outcome, old: claim.value, new: now } : notAvailable(claim));
    }
    return results;
  } finally {
    questions.close();
  }
}
