import { line } from '../../charts/plans-of-claims';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { sameCell } from '../../insights/judge/groups-of';
import { groupsOverTime } from '../miners/groups-over-time';
import { sayOwnTrend, type OwnTrendTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** The group's step, where the series shows a step better than a slope. */
const isItsStep = (finding: Finding, other: Finding): boolean =>
  other.kind === 'group-step' &&
  other.direction === finding.direction &&
  sameMeasure(other.subject.measure, finding.subject.measure) &&
  sameCell(finding, other);

export const subgroupTrend: KindSpec<OwnTrendTold> = {
  mine: groupsOverTime('subgroup-trend'),
  say: sayOwnTrend,
  prune: isItsStep,
  chart: line({ versus: true }),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
