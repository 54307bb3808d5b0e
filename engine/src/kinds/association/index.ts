import { isAdjusted } from '../adjusted-difference/is-adjusted';
import { adviseOnShare } from '../advice/groups';
import type { Finding } from '../../insights/finding';
import type { ChartPlan } from '../../charts/chart-plan';
import { fitsHeatmap, heatmap } from '../../charts/heatmap';
import { groupBars } from '../../charts/plans-of-claims';
import { familyOf } from '../../contracts/report/insight-kind';
import { sameCell } from '../../insights/judge/groups-of';
import type { About } from '../about';
import { labelPairs } from '../miners/label-pairs';
import { isOfOrder } from '../ordered-association/is-of-order';
import { sayShare, type ShareTold } from './say';
import type { SlightTold } from '../group-difference/say-slight';
import { LIMITS as SHARED } from '../limits';
import { isToldBehind } from '../mix-behind/mix-behind';
import { type KindSpec, STANDING } from '../kind-spec';

/** Its leading cell is told as what prevails in the leading group. */
const isInside = (finding: Finding, other: Finding): boolean =>
  familyOf(other.kind) === 'dominance' && sameCell(finding, other) && other.subject.filter[0]?.value === finding.member;

function chart(about: About): ChartPlan | null {
  const { frame, dimension, measure, outcome, claim } = about;
  if (dimension && !measure && outcome && fitsHeatmap(dimension) && fitsHeatmap(outcome.dimension))
    return heatmap(frame, dimension, outcome.dimension, claim);
  return groupBars(about);
}

export const association: KindSpec<ShareTold | SlightTold> = {
  mine: labelPairs('association'),
  say: sayShare,
  prune: (finding, other) =>
    isInside(finding, other) || isOfOrder(finding, other) || isAdjusted(finding, other) || isToldBehind(finding, other),
  chart: chart,
  advise: adviseOnShare,
  rows: 'subject',
  standing: { ...STANDING, tells: 'labels', decay: SHARED.decayOfConnections, symmetric: true, advisedOnce: true },
};
