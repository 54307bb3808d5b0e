import type { Finding } from '../../insights/finding';
import { sizeOf } from '../../insights/judge/groups-of';
import { ofOneThing } from '../one-event';
import { LIMITS } from './limits';

/** What one group alone does, by its amount or by a rate of it, as that group's own course or step tells, is told of the group and not of all rows. */
export const isWhollyOneGroups = (finding: Finding, other: Finding): boolean =>
  finding.subject.filter.length === 0 &&
  ofOneThing(finding, other) &&
  (other.kind === 'group-step'
    ? finding.direction === other.direction && Math.abs(other.rest ?? 1) < LIMITS.stepStays
    : other.kind === 'subgroup-trend' && Math.abs(other.rest ?? 1) < LIMITS.restStands && sizeOf(other) > LIMITS.groupMoves);
