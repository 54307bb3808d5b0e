import { isAdjusted } from '../adjusted-difference/is-adjusted';
import { adviseOnLevel } from '../advice/groups';
import type { ChartPlan } from '../../charts/chart-plan';
import { meanBars } from '../../charts/bar-plans';
import { boxes, isLopsided } from '../../charts/boxes';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import type { About } from '../about';
import { mineGroupDifferences } from './group-difference';
import { isLevelOfOther } from './is-level';
import { isToldBehind } from '../mix-behind/mix-behind';
import { comesOfStep } from '../one-event';
import { sayLevel, type LevelTold } from './say';
import type { SlightTold } from './say-slight';
import { type KindSpec, STANDING } from '../kind-spec';
import { LIMITS } from './limits';

function chart({ frame, dimension, measure, claim }: About): ChartPlan | null {
  if (!dimension || !measure) return null;
  return frame.table.rows <= LIMITS.mostForQuantiles && isLopsided(measure) && quotientOfSums(frame, measure) === null
    ? boxes(frame, dimension, measure, claim)
    : meanBars(frame, dimension, measure, claim);
}

export const groupDifference: KindSpec<LevelTold | SlightTold> = {
  mine: mineGroupDifferences,
  say: sayLevel,
  prune: (finding, other, table) =>
    isLevelOfOther(finding, other, table) ||
    isAdjusted(finding, other) ||
    comesOfStep(finding, other) ||
    isToldBehind(finding, other),
  chart: chart,
  advise: adviseOnLevel,
  rows: 'subject',
  standing: { ...STANDING, tells: 'levels', onePerFamily: true, explainable: true },
};
