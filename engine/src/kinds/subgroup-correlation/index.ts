import type { Finding } from '../../insights/finding';
import { pairChart } from '../../charts/plans-of-claims';
import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import { sizeOf } from '../../insights/judge/groups-of';
import { measurePairs } from '../miners/measure-pairs';
import { isCrossed } from '../slope-crossing/crosses-pair';
import { sayPair, type PairTold } from '../correlation/say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, none } from '../kind-spec';
import { LIMITS } from './limits';

/** Within a group as much as everywhere. */
const isOverall = (finding: Finding, other: Finding): boolean =>
  familyOf(other.kind) === 'correlation' &&
  sameMeasure(finding.subject.measure, other.subject.measure) &&
  other.subject.breakdown === finding.subject.breakdown &&
  other.subject.filter.length === 0 &&
  other.direction === finding.direction &&
  sizeOf(other) > sizeOf(finding) - LIMITS.asMuch;

export const subgroupCorrelation: KindSpec<PairTold> = {
  mine: measurePairs('subgroup-correlation'),
  say: sayPair,
  prune: (finding, other) => isOverall(finding, other) || isCrossed(finding, other),
  chart: pairChart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, tells: 'pairs', decay: SHARED.decayOfConnections, advisedOnce: true },
};
