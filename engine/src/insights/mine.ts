import { setImmediate } from 'node:timers/promises';
import type { Finding, Mining } from './finding';
import { mineAssociations } from './kinds/association';
import { mineChangePoints } from './kinds/change-point';
import { mineContributions } from './kinds/contribution';
import { mineCorrelations } from './kinds/correlation';
import { mineCourses } from './kinds/course';
import { mineCurves } from './kinds/curve';
import { mineDominance } from './kinds/dominance';
import { mineDrivers } from './kinds/driver';
import { mineEvenness } from './kinds/evenness';
import { mineGroupDifferences } from './kinds/group-difference';
import { mineGroupOutliers } from './kinds/group-outlier';
import { mineHeadlines } from './kinds/headline';
import { mineInteractions } from './kinds/interaction';
import { mineMeanDrivers } from './kinds/mean-driver';
import { mineMeasureSpikes } from './kinds/measure-spike';
import { mineMissing } from './kinds/missing';
import { mineNewcomers } from './kinds/newcomer';
import { mineOutliers } from './kinds/outlier';
import { mineRatioDifferences } from './kinds/ratio-difference';
import { mineRepetitions } from './kinds/repetition';
import { mineRowsPer } from './kinds/rows-per';
import { mineSeasonality } from './kinds/seasonality';
import { mineSpikes } from './kinds/spike';
import { mineStructure } from './kinds/structure';
import { mineSubgroupTrends } from './kinds/subgroup-trend';
import { mineTargetRates } from './kinds/target-rate';
import { mineTerms } from './kinds/terms';
import { mineTrends } from './kinds/trend';

const MINERS: readonly ((mining: Mining) => Finding[])[] = [
  mineHeadlines,
  mineStructure,
  mineCourses,
  mineDominance,
  mineEvenness,
  mineGroupDifferences,
  mineInteractions,
  mineRatioDifferences,
  mineRowsPer,
  mineTargetRates,
  mineAssociations,
  mineContributions,
  mineTrends,
  mineSubgroupTrends,
  mineChangePoints,
  mineSpikes,
  mineMeasureSpikes,
  mineNewcomers,
  mineSeasonality,
  mineDrivers,
  mineMeanDrivers,
  mineOutliers,
  mineGroupOutliers,
  mineCorrelations,
  mineCurves,
  mineMissing,
  mineRepetitions,
  mineTerms,
];

export interface MiningHooks {
  signal?: AbortSignal | undefined;
  /** Hears of each miner's findings before they are judged. */
  onFound?(findings: readonly Finding[]): void;
}

/**
 * Runs every kind's miner, then settles the q-values of all tests they ran.
 * @throws the signal's reason when the caller gives up
 */
export async function mineAll(mining: Mining, { signal, onFound }: MiningHooks = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const miner of MINERS) {
    const found = miner(mining);
    findings.push(...found);
    onFound?.(found);
    // Between two miners a cancel comes through, and what the engine has answered meanwhile.
    await setImmediate();
    signal?.throwIfAborted();
  }
  mining.log.settle();
  return findings;
}
