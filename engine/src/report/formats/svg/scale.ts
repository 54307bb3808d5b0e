import { LIMITS } from './limits';

/** An axis of numbers, from its first tick to its last. */
export interface Scale {
  ticks: number[];
  /** Where a value stands, from 0 to 1. */
  share: (value: number) => number;
}

const STEPS = [1, 2, 2.5, 5, 10];
/** Digits by which sums of steps are cleaned of what floating point adds. */
const PRECISION = 12;

/** Round ticks over a range, about so many. `open`: the axis ends with the range and not with a tick. */
export function scaleOf([low, high]: readonly [number, number], about: number, open = false): Scale {
  const wide = high - low || Math.abs(high);
  const span = wide > LIMITS.narrowest ? wide : 1;
  const power = 10 ** Math.floor(Math.log10(span / about));
  const step = power * (STEPS.find((each) => each * power >= span / about) ?? 10);
  const [first, last] = open
    ? [Math.ceil(low / step), Math.floor(high / step)]
    : [Math.floor(low / step), Math.ceil(high / step)];
  const count = Math.max(1, last - first + (open || last > first ? 1 : 2));
  const ticks = Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(PRECISION)));
  const [from, to] = open ? [low, low + span] : [ticks[0] ?? low, ticks.at(-1) ?? high];
  return { ticks, share: (value) => (value - from) / (to - from || 1) };
}

/** Bars are read by their length: their axis holds zero. */
export const barRange = (values: readonly number[]): [number, number] => [
  values.reduce((a, b) => Math.min(a, b), 0),
  values.reduce((a, b) => Math.max(a, b), 0),
];

/** Of lines and points: from zero where that does not flatten the picture. */
export function openRange(values: readonly number[]): { range: [number, number]; fromZero: boolean } {
  if (values.length === 0) return { range: [0, 1], fromZero: true };
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const far = Math.max(Math.abs(low), Math.abs(high));
  const isCut = low * high > 0 && (high - low) / far < LIMITS.cutBelow;
  const pad = (high - low || far || 1) * LIMITS.padding;
  return isCut
    ? { range: [low - pad, high + pad], fromZero: false }
    : { range: [low < 0 ? low - pad : 0, high > 0 ? high + pad : 0], fromZero: true };
}

/** Every so many of a list, so that no more than `most` are left; the first is among them. */
export const everyFew = <Item>(items: readonly Item[], most: number): Item[] => {
  const step = Math.max(1, Math.ceil(items.length / Math.max(1, Math.floor(most))));
  return items.filter((_, i) => i % step === 0);
};
