import type { Held } from './at-the-ends';
import { LIMITS } from './limits';

/** −99, −99.9, −998: what people type below nought where a cell must not stay empty. */
export const BELOW = /^-(?:99+(?:\.9+)?|9+[6-8])$/;
/** 999, 9999, 999.9: round to whoever types it, and one value among others. */
const ROUND = /^999+(?:\.9+)?$/;

/**
 * Nines below nought that stand for "not known": nothing else is below nought, or they lie as far below the lowest other value as that is below the middle,
 * and come again.
 * @param low the lowest values, the furthest first
 */
export function ninesBelow({ count, median, low }: { count: number; median: number; low: readonly Held[] }): Held[] {
  const rest = low.findIndex(({ value }) => !BELOW.test(String(value)));
  const next = low[rest];
  if (rest <= 0 || !next || count < LIMITS.fewestRows) return [];
  const found = low.slice(0, rest);
  const times = found.reduce((sum, held) => sum + held.times, 0);
  const nearest = found.at(-1)?.value ?? 0;
  const isFar = next.value - nearest >= Math.max(median - next.value, 0) && next.value - nearest > 0;
  return times >= LIMITS.fewestTimes && times <= count / 2 && isFar && (next.value >= 0 || next.value > nearest / 2) ? found : [];
}

/**
 * A number of nines amid larger values that stands for "not known": it comes many times as often as any other value of the upper half, though hardly any
 * comes again.
 * @param above the two most frequent values above the middle, the more frequent first; where it is the largest, a counter may stop there
 */
export function ninesAmid({ count, distinct, max, above: [most, next] }: Amid): Held[] {
  if (!most || !ROUND.test(String(most.value)) || most.value >= max) return [];
  if (count < LIMITS.fewestRows || distinct < LIMITS.fewestDifferent || most.times > count / 2) return [];
  return most.times >= LIMITS.fewestAmid && most.times >= LIMITS.oftenerAmid * (next?.times ?? 1) ? [most] : [];
}

interface Amid {
  count: number;
  distinct: number;
  max: number;
  above: readonly Held[];
}
