import { adviseOnNewLevel } from '../advice/times';
import type { Finding } from '../../insights/finding';
import { line, shareLine } from '../../charts/plans-of-claims';
import { familyOf } from '../../contracts/report/insight-kind';
import { sizeOf } from '../../insights/judge/groups-of';
import { seriesChanges } from '../miners/series-changes';
import { isWhollyOneGroups } from '../subgroup-trend/wholly-one-groups';
import { sayStep, type StepTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';
import { LIMITS } from './limits';

/** A high surge of the whole table moves the level by itself. */
const isSurge = ({ subject }: Finding, other: Finding): boolean =>
  familyOf(other.kind) === 'spike' &&
  subject.measure.op === 'count' &&
  other.subject.filter.length === 0 &&
  sizeOf(other) > LIMITS.surge;

export const changePoint: KindSpec<StepTold> = {
  mine: seriesChanges('change-point'),
  say: sayStep,
  prune: (finding, other) => isSurge(finding, other) || isWhollyOneGroups(finding, other),
  chart: (about) => line()(about) ?? shareLine()(about),
  advise: adviseOnNewLevel,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time', when: 'step' },
};
