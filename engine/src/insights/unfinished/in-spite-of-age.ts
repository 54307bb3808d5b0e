import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { groupKey } from '../frame/dimensions/aliases';
import { measureOf } from '../frame/measures/measure-of';
import { LIMITS } from './limits';

/**
 * Whether a length of time falls in a group since a moment by more than its open cases can make of it. Of cases that began lately only the quick ones are over: each open
 * one of the group is counted as if it took twice as long as those of before, and at least half of the fall must be left.
 */
export function fallsInSpiteOfAge(frame: Frame, { kind, subject, event }: Pick<Finding, 'kind' | 'subject' | 'event'>): boolean {
  const { unfinished, timeline, dimensions } = frame;
  if (kind !== 'group-step' || subject.measure.op !== 'duration' || !event || !unfinished || !timeline) return false;
  const measure = measureOf(frame, subject.measure);
  const groups = subject.filter.map(({ column, op, value }) => {
    const dimension = dimensions.find((one) => one.column.name === column);
    const code = dimension?.labels.findIndex((label) => groupKey(column, label) === groupKey(column, String(value))) ?? -1;
    return op === '=' && dimension && code >= 0 ? { codes: dimension.codes, code } : null;
  });
  if (!measure || groups.includes(null)) return false;
  const isIn = (row: number) => groups.every((group) => group !== null && group.codes[row] === group.code);
  const [before, since] = [
    { n: 0, sum: 0 },
    { n: 0, sum: 0 },
  ];
  let open = 0;
  timeline.values.forEach((at, row) => {
    if (!isIn(row) || Number.isNaN(at)) return;
    const value = measure.values[row] ?? NaN;
    const side = at < event.at ? before : since;
    if (!Number.isNaN(value)) {
      side.n++;
      side.sum += value;
    } else if (side === since) open += unfinished.open[row] ?? 0;
  });
  if (before.n === 0 || since.n === 0) return false;
  const [was, is] = [before.sum / before.n, since.sum / since.n];
  const atWorst = (since.sum + open * LIMITS.openAtWorst * was) / (since.n + open);
  return was - atWorst >= LIMITS.leftOfFall * (was - is) && was > is;
}
