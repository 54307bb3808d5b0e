import { familyOf } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import { sizeOf } from '../../insights/judge/groups-of';
import { LIMITS } from './limits';

/**
 * The table's surge when it is not one group's, a group's when it is; of several groups the one whose rows are most nearly the surge
 * itself: a value that half the table has rises too when a rarer one does.
 */
export function isOthersSurge(finding: Finding, other: Finding): boolean {
  if (familyOf(other.kind) !== 'spike' || other.member !== finding.member || other.direction !== finding.direction) return false;
  if (!sameMeasure(finding.subject.measure, other.subject.measure)) return false;
  if ((finding.excess === undefined) !== (other.excess === undefined)) return false;
  const inside = finding.subject.filter.length > 0;
  if (inside !== other.subject.filter.length > 0) {
    const [whole, part] = inside ? [other, finding] : [finding, other];
    const partTellsIt = (part.excess ?? 0) >= LIMITS.mostOfASurge * (whole.excess ?? 0);
    return inside ? !partTellsIt : partTellsIt;
  }
  const [mine, its] = [finding.fit ?? sizeOf(finding), other.fit ?? sizeOf(other)];
  return its > mine || (its === mine && other.strength > finding.strength);
}
