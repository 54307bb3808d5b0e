import { adviseOnTrend } from '../advice/times';
import type { Finding } from '../../insights/finding';
import { line } from '../../charts/plans-of-claims';
import { sameMeasure } from '../../contracts/report/measure';
import { sizeOf } from '../../insights/judge/groups-of';
import { groupsOverTime } from '../miners/groups-over-time';
import { sayTrend, type TrendTold } from '../trend/say';
import { type KindSpec, STANDING } from '../kind-spec';
import { LIMITS } from './limits';

/** A group that becomes more frequent no faster than everything does. */
const isEverybodys = (finding: Finding, other: Finding): boolean =>
  other.kind === 'trend' &&
  sameMeasure(finding.subject.measure, other.subject.measure) &&
  other.direction === finding.direction &&
  sizeOf(finding) < sizeOf(other) + LIMITS.asMuch;

/** A group that was not there at first, or is not there any more. */
const isNotThere = ({ subject }: Finding, other: Finding): boolean =>
  (other.kind === 'newcomer' || other.kind === 'vanished') &&
  JSON.stringify(other.subject.filter) === JSON.stringify(subject.filter);

export const subgroupCountTrend: KindSpec<TrendTold> = {
  mine: groupsOverTime('subgroup-count-trend'),
  say: sayTrend,
  prune: (finding, other) => isEverybodys(finding, other) || isNotThere(finding, other),
  chart: line({ versus: true }),
  advise: adviseOnTrend,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time', when: 'slope' },
};
