import type { Dimension } from '../frame';
import { LIMITS } from '../limits';

/** A year of four digits. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/**
 * Whether labels name a stretch of time each, in whatever notation (`2023-S36`, `KW 7/2024`): nearly all hold the year of their rows, and none of them lasts. They are the time beside its date, and
 * no group of things.
 * @param times of each row, in milliseconds
 */
export function isNameOfTime({ labels, codes }: Dimension, times: Float64Array | undefined): boolean {
  if (!times || labels.length < LIMITS.fewestNamesOfTime) return false;
  const spans = labels.map((): [number, number] => [Infinity, -Infinity]);
  codes.forEach((code, row) => {
    const [span, at] = [spans[code], times[row] ?? NaN];
    if (span && at === at) [span[0], span[1]] = [Math.min(span[0], at), Math.max(span[1], at)];
  });
  const ends = spans.filter(([from, to]) => from <= to);
  const all = Math.max(...ends.map(([, to]) => to)) - Math.min(...ends.map(([from]) => from));
  const named = labels.filter((label, code) => {
    const [from, to] = spans[code] ?? [NaN, NaN];
    const year = YEAR.exec(label)?.[0];
    return (to - from) * LIMITS.fewestNamesOfTime <= 2 * all && [from, to].some((at) => at === at && Number.isFinite(at) && String(new Date(at).getUTCFullYear()) === year);
  });
  return all > 0 && named.length >= LIMITS.mostlyCounted * labels.length;
} // prettier-ignore
