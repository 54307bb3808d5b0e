import { adviseOnShare } from '../advice/groups';
import { groupBars } from '../../charts/plans-of-claims';
import { mineTargetRates } from './attainment-difference';
import type { SlightTold } from '../group-difference/say-slight';
import { sayAttainment, type AttainmentTold } from './say';
import { isToldBehind } from '../mix-behind/mix-behind';
import { type KindSpec, STANDING } from '../kind-spec';

export const attainmentDifference: KindSpec<AttainmentTold | SlightTold> = {
  mine: mineTargetRates,
  say: sayAttainment,
  prune: isToldBehind,
  chart: groupBars,
  advise: adviseOnShare,
  rows: 'subject',
  standing: { ...STANDING, explainable: true },
};
