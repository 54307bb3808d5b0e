import type { Measure, Timeline } from '../frame/frame';
import { instant, name } from '../sql';

/** Noughts at the end of a series that has none before are figures that are not known yet: the condition that leaves them out, or null. */
export function lastKnown({ values, column }: Timeline, measure: Measure): string | null {
  let [last, nought] = [-Infinity, Infinity];
  values.forEach((at, row) => {
    const value = measure.values[row] ?? NaN;
    if (value === 0) nought = Math.min(nought, at);
    else if (value === value) last = Math.max(last, at);
  });
  return nought > last && last > -Infinity && nought < Infinity ? `${name(column.name)} <= ${instant(last)}` : null;
}
