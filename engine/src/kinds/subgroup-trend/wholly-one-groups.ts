import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { sizeOf } from '../../insights/judge/groups-of';
import { LIMITS } from './limits';

/** What one group alone does, as that group's own course or step tells, is told of the group and not of all rows. */
export const isWhollyOneGroups = ({ subject, direction }: Finding, other: Finding): boolean =>
  subject.filter.length === 0 &&
  sameMeasure(subject.measure, other.subject.measure) &&
  (other.kind === 'group-step'
    ? direction === other.direction && Math.abs(other.rest ?? 1) < LIMITS.stepStays
    : other.kind === 'subgroup-trend' && Math.abs(other.rest ?? 1) < LIMITS.restStands && sizeOf(other) > LIMITS.groupMoves);
