import { setImmediate } from 'node:timers/promises';
import type { Finding, Mining } from './finding';
import { mineAssociations } from '../kinds/association/association';
import { mineChangePoints } from '../kinds/change-point/change-point';
import { mineContributions } from '../kinds/contribution/contribution';
import { mineCorrelations } from '../kinds/correlation/correlation';
import { mineCourses } from '../kinds/series-summary/series-summary';
import { mineCurves } from '../kinds/nonlinear-relation/nonlinear-relation';
import { mineDominance } from '../kinds/dominance/dominance';
import { mineDrivers } from '../kinds/driver/driver';
import { mineEvenness } from '../kinds/evenness/evenness';
import { mineGroupDifferences } from '../kinds/group-difference/group-difference';
import { mineGroupOutliers } from '../kinds/group-outlier/group-outlier';
import { mineHeadlines } from '../kinds/headline/headline';
import { mineInteractions } from '../kinds/interaction/interaction';
import { mineMeanDrivers } from '../kinds/mean-driver/mean-driver';
import { mineMeasureSpikes } from '../kinds/measure-spike/measure-spike';
import { mineMissing } from '../kinds/missingness/missingness';
import { mineNewcomers } from '../kinds/new-level/new-level';
import { mineOutliers } from '../kinds/outlier/outlier';
import { mineRatioDifferences } from '../kinds/ratio-difference/ratio-difference';
import { mineRepetitions } from '../kinds/repetition/repetition';
import { mineRowsPer } from '../kinds/rows-per-entity/rows-per-entity';
import { mineSeasonality } from '../kinds/seasonality/mine-cycles';
import { mineSpikes } from '../kinds/spike/spike';
import { mineStructure } from '../kinds/hierarchy/hierarchy';
import { mineSubgroupTrends } from '../kinds/subgroup-trend/subgroup-trend';
import { mineTargetRates } from '../kinds/attainment-difference/attainment-difference';
import { mineTerms } from '../kinds/terms/terms';
import { mineTrends } from '../kinds/trend/trend';

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
