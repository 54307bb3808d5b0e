import type { Kysely } from 'kysely';
import type { RemoteEntry } from '@hub/shared/contracts/releases/discovery';
import type { RolloutFigures } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { BROKEN_RATIO, BROKEN_SHARE } from './judge';
import { HARD_EVIDENCE, OTHER_EVIDENCE, unitOf } from './metrics';
import { readTally } from './read-tally';
import { couldSee, upperDifference } from './statistics/rate-difference';

/** Evidence is told as a number that JSON can carry. */
const told = (evidence: number) => Math.min(evidence, 1e12);

/** What a rollout's units have met, for people; null without a rollout. */
export const rolloutFigures = async (
  db: Kysely<Schema>,
  remote: string,
  entry: RemoteEntry | undefined,
): Promise<RolloutFigures | null> => {
  const rollout = entry?.rollout;
  if (!rollout) return null;
  const tally = await readTally(db, remote, entry.stable, rollout);
  const { canary, cohort, stable, evidence, metrics, reports, fresh } = tally;
  const rules = {
    evidence: HARD_EVIDENCE,
    failures: rollout.guard.hardFailures,
    share: BROKEN_SHARE,
    ratio: BROKEN_RATIO,
  };
  return {
    canary,
    cohort,
    stable,
    evidence: told(evidence),
    halts: HARD_EVIDENCE,
    upperDifference: upperDifference(canary, stable),
    couldSee: couldSee(canary.units, stable, rollout.weightBp / 10_000, rules),
    metrics: metrics.map(({ metric, canary: own, stable: other, intervals, evidence: value }) => ({
      metric,
      unit: unitOf(metric),
      canary: own,
      stable: other,
      intervals,
      evidence: told(value),
      halts: OTHER_EVIDENCE,
    })),
    reports,
    fresh,
  };
};
