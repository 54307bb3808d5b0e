import { LIMITS } from './limits';

/** A value and the cells that hold it. */
export interface Held {
  value: number;
  times: number;
}

/** A column of numbers: how many it has, its middle, and what stands at its ends, the furthest first. */
export interface Ends {
  count: number;
  median: number;
  low: readonly Held[];
  high: readonly Held[];
}

/** 99, 999.9, 9998: what people type where a cell must not stay empty. */
const NINES = /^(?:99+(?:\.9+)?|9+[6-8])$/;
const isNines = ({ value }: Held): boolean => NINES.test(String(value));

/**
 * Numbers of nines that stand for "not known": they come again and again, or twice and as far beyond the largest other value as that is
 * beyond the middle.
 */
export function ninesOf({ count, median, high }: Ends): Held[] {
  const rest = high.findIndex((held) => !isNines(held));
  const next = high[rest];
  if (rest <= 0 || !next || count < LIMITS.fewestRows) return [];
  const found = high.slice(0, rest);
  const times = found.reduce((sum, held) => sum + held.times, 0);
  // The last number that fits may be one that was reached: only what stands apart is none.
  const least = found.at(-1)?.value ?? 0;
  let above = 0;
  const tail = high.slice(rest).filter((held) => (above += held.times) <= LIMITS.tail * count);
  const usual = Math.max(next.times, ...tail.map((held) => held.times));
  const again = found.some((held) => held.times >= LIMITS.fewestTimes && held.times >= LIMITS.oftener * usual);
  const isFar = times > 1 && least - next.value >= next.value - median && next.value > median;
  return least >= LIMITS.halfAsFar * next.value && (again || isFar) ? found : [];
}

/** Whether a column's other values end in nines too, of which `inNines` of `count` do: where prices end in nines, nines are prices. */
export function arePrices(found: readonly Held[], inNines: number, count: number): boolean {
  const times = found.reduce((sum, held) => sum + held.times, 0);
  return inNines - times > LIMITS.mostNines * (count - times);
}

/** Cells of nought that stand for "not known", where no other value is near it: the next ones lie closer together than to nought. */
export function noughtsOf({ count, low }: Ends): Held[] {
  const [nought, next] = low;
  const last = low[LIMITS.nextToNought];
  if (!nought || !next || !last || nought.value !== 0 || count < LIMITS.fewestRows) return [];
  if (nought.times < LIMITS.fewestTimes || nought.times > LIMITS.mostAside * count) return [];
  return next.value >= last.value - next.value ? [nought] : [];
}

/**
 * Values ten times and more above all others, which no tail as heavy as the column's own would reach: the logarithms of a tail's largest values lie apart
 * by its weight (Hill) over how many are beyond, give or take what so few values tell of the weight. Money of all sizes has a heavy tail, and stays.
 */
export function beyondOf({ count, median, high }: Ends): Held[] {
  if (count < LIMITS.fewestRows || median <= 0) return [];
  let above = 0;
  for (let at = 1; at < high.length; at++) {
    const [beyond, next] = [high[at - 1], high[at]];
    if (!beyond || !next || (above += beyond.times) > LIMITS.mostAside * count || next.value <= 0) return [];
    if (beyond.value < LIMITS.orderOfMagnitude * next.value) continue;
    const others = count - above;
    const tail = tailOf(high.slice(at), Math.max(LIMITS.tail * others, Math.min(LIMITS.fewestInTail, others / 2)));
    const gap = at * Math.log(beyond.value / next.value);
    if (tail.sum > 0 && (1 + gap / tail.sum) ** -tail.size <= LIMITS.byChance) return high.slice(0, at);
  }
  return [];
}

/** How many values a tail of about this size has beyond where it begins, and how far beyond in all, in logarithms. */
function tailOf(values: readonly Held[], size: number): { size: number; sum: number } {
  let taken = 0;
  const last = values.find(({ times }) => (taken += times) >= size) ?? values.at(-1);
  const from = Math.max(last?.value ?? 0, Number.MIN_VALUE);
  const beyond = values.filter(({ value }) => value > from);
  return {
    size: beyond.reduce((sum, { times }) => sum + times, 0),
    sum: beyond.reduce((sum, { value, times }) => sum + times * Math.log(value / from), 0),
  };
}
