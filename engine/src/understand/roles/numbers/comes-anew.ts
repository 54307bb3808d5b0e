import type { Sample } from '../../sample/read-sample';
import { LIMITS } from '../limits';

/**
 * Small counts that come one by one: nought in most readings of a thing, and where one is not, the next is the same no more often than any other.
 * What stands from one reading to the next, as children of a household or cases that are open, is mostly the same again.
 */
export function comesAnew(sample: Sample, before: Int32Array): Set<string> {
  const found = new Set<string>();
  for (const { name, type, values } of sample.columns) {
    if (type !== 'integer') continue;
    const counts = new Map<number, number>();
    for (const value of values) if (value === value) counts.set(value, (counts.get(value) ?? 0) + 1);
    const filled = [...counts.values()].reduce((sum, n) => sum + n, 0);
    if ([...counts.keys()].some((value) => value < 0) || 2 * (counts.get(0) ?? 0) < filled) continue;
    let [steps, same, expected] = [0, 0, 0];
    before.forEach((from, row) => {
      const [value, last] = [values[row] ?? NaN, from < 0 ? NaN : (values[from] ?? NaN)];
      if (value !== value || !(last > 0)) return;
      steps++;
      if (value === last) same++;
      expected += (counts.get(last) ?? 0) / filled;
    });
    if (steps >= LIMITS.fewestAnew && same <= expected + LIMITS.sameAgain * steps) found.add(name);
  }
  return found;
}
