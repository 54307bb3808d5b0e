import type { Finding, Mining } from './finding';
import { mineAssociations } from './kinds/association';
import { mineChangePoints } from './kinds/change-point';
import { mineContributions } from './kinds/contribution';
import { mineCorrelations } from './kinds/correlation';
import { mineDominance } from './kinds/dominance';
import { mineDrivers } from './kinds/driver';
import { mineEvenness } from './kinds/evenness';
import { mineGroupDifferences } from './kinds/group-difference';
import { mineHeadlines } from './kinds/headline';
import { mineNewcomers } from './kinds/newcomer';
import { mineOutliers } from './kinds/outlier';
import { mineRepetitions } from './kinds/repetition';
import { mineSeasonality } from './kinds/seasonality';
import { mineSpikes } from './kinds/spike';
import { mineSubgroupTrends } from './kinds/subgroup-trend';
import { mineTargetRates } from './kinds/target-rate';
import { mineTerms } from './kinds/terms';
import { mineTrends } from './kinds/trend';

const MINERS: readonly ((mining: Mining) => Finding[])[] = [
  mineHeadlines,
  mineDominance,
  mineEvenness,
  mineGroupDifferences,
  mineTargetRates,
  mineAssociations,
  mineContributions,
  mineTrends,
  mineSubgroupTrends,
  mineChangePoints,
  mineSpikes,
  mineNewcomers,
  mineSeasonality,
  mineDrivers,
  mineOutliers,
  mineCorrelations,
  mineRepetitions,
  mineTerms,
];

/** Runs every kind's miner, then settles the q-values of all tests they ran. */
export function mineAll(mining: Mining): Finding[] {
  const findings = MINERS.flatMap((miner) => miner(mining));
  mining.log.settle();
  return findings;
}
