import { isAdjusted } from '../adjusted-difference/is-adjusted';
import { adviseOnShare } from '../advice/groups';
import { groupBars } from '../../charts/plans-of-claims';
import { sayShare, type ShareTold } from '../association/say';
import type { SlightTold } from '../group-difference/say-slight';
import { labelPairs } from '../miners/label-pairs';
import { isOfOrder } from '../ordered-association/is-of-order';
import { comesOfStep } from '../one-event';
import { isToldBehind } from '../mix-behind/mix-behind';
import { type KindSpec, STANDING } from '../kind-spec';

export const rateDifference: KindSpec<ShareTold | SlightTold> = {
  mine: labelPairs('rate-difference'),
  say: sayShare,
  prune: (finding, other) =>
    isOfOrder(finding, other) || isAdjusted(finding, other) || isToldBehind(finding, other) || comesOfStep(finding, other),
  chart: groupBars,
  advise: adviseOnShare,
  rows: 'subject',
  standing: { ...STANDING, explainable: true },
};
