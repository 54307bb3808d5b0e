import { LIMITS } from './limits';

/** What a rule says of a column: that it is filled, is not nought, or lies beyond a bound or beyond another column. */
export type Said = OfOne | { is: 'more' | 'less'; than: string; day: boolean };
/** And of nothing but itself. */
export type OfOne = { is: 'filled' } | { is: 'not-nought' } | { is: 'above' | 'below'; bound: number };

/** A state that hardly any row has of which something else is said, and the few that have it all the same. */
export interface Broken {
  said: OfOne;
  codes: number[];
  /** Rows of which it is said, and of these the ones of the state. */
  rows: number;
  off: number;
}

export interface State {
  /** Code of the state of each row, NaN where it is not known. */
  codes: Float64Array;
  /** How many states there are. */
  labels: number;
}

/** Figures of a column, NaN where it is blank, with the rows that have one from the lowest to the highest. */
export interface Figures {
  values: Float64Array;
  order: Uint32Array;
}

/**
 * The rule between a state and a column that nearly all rows keep and a few break: who is active has not left, what performs is not 90 days due. Null where there is none,
 * or where nothing breaks it.
 * @param asks what may be said of it
 */
export function brokenRule(state: State, figures: Figures, asks: readonly OfOne['is'][]): Broken | null {
  const { all, filled, given } = countsOf(state, figures.values);
  const [isFilled, isGiven] = [brokenBy(all, filled), brokenBy(filled, given)];
  if (isFilled && asks.includes('filled')) return { ...isFilled, said: { is: 'filled' } };
  if (isGiven && asks.includes('not-nought')) return { ...isGiven, said: { is: 'not-nought' } };
  const sides = (['above', 'below'] as const).filter((is) => asks.includes(is));
  for (const is of sides) {
    const found = beyondBound(state, figures, filled, is === 'above' ? 1 : -1);
    if (found) return found;
  }
  return null;
}

/** Rows of each state: all, those that are filled, and those of them that are not nought. */
function countsOf({ codes, labels }: State, values: Float64Array) {
  const [all, filled, given] = [new Float64Array(labels), new Float64Array(labels), new Float64Array(labels)];
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? NaN;
    if (code !== code) continue;
    const value = values[row] ?? NaN;
    all[code] = (all[code] ?? 0) + 1;
    if (value !== value) continue;
    filled[code] = (filled[code] ?? 0) + 1;
    if (value !== 0) given[code] = (given[code] ?? 0) + 1;
  }
  return { all, filled, given };
}

const sumOf = (counts: Float64Array): number => counts.reduce((sum, n) => sum + n, 0);

/** Whether so few rows of a state among others break a rule, where there would be many if there were none. */
const isBroken = (off: number, rows: number, share: number): boolean =>
  off > 0 && off <= LIMITS.mostOff * rows && share * rows >= LIMITS.timesFewer * off;

/** The states that hardly any of the rows have of which something is said. */
function brokenBy(all: Float64Array, own: Float64Array): Omit<Broken, 'said'> | null {
  const [known, rows] = [sumOf(all), sumOf(own)];
  if (rows < LIMITS.fewestRows || known - rows < LIMITS.fewestRows) return null;
  const codes = [...all.keys()].filter((code) => {
    const n = all[code] ?? 0;
    return n >= LIMITS.fewestRows && isBroken(own[code] ?? 0, rows, n / known);
  });
  const off = codes.reduce((sum, code) => sum + (own[code] ?? 0), 0);
  return off > 0 && off <= LIMITS.mostOff * rows ? { codes, rows, off } : null;
}

/** The bound beyond which hardly any row is of a state that most are of just within it. */
function beyondBound({ codes }: State, { values, order }: Figures, all: Float64Array, side: 1 | -1): Broken | null {
  const known = order.filter((row) => (codes[row] ?? NaN) === (codes[row] ?? NaN));
  if (side === -1) known.reverse();
  const value = (at: number) => side * (values[known[at] ?? 0] ?? NaN);
  let best: Broken | null = null;
  const before = new Int32Array(known.length + 1);
  const between = (from: number, to: number) => (before[Math.min(to, known.length)] ?? 0) - (before[Math.max(from, 0)] ?? 0);
  for (let code = 0; code < all.length; code++) {
    const share = (all[code] ?? 0) / known.length;
    if ((all[code] ?? 0) < LIMITS.fewestRows) continue;
    for (let at = 0; at < known.length; at++) before[at + 1] = (before[at] ?? 0) + Number(codes[known[at] ?? 0] === code);
    for (let at = LIMITS.fewestRows; at <= known.length - LIMITS.fewestRows; at++) {
      const rows = known.length - at;
      const off = between(at, known.length);
      if (!isBroken(off, rows, share) || (best && best.rows >= rows) || value(at - 1) === value(at)) continue;
      const width = Math.max(LIMITS.fewestRows, Math.round(LIMITS.widthBeside * rows));
      const isWithin = [width, LIMITS.nearest].every((near) => at >= near && between(at - near, at) >= LIMITS.besideBound * near);
      // What lies nearest beyond an edge keeps it: else the edge is somewhere else, or none.
      const isClear = between(at, at + Math.round(LIMITS.clearBeyond * width)) === 0 && 2 * between(at, at + width) < off;
      if (!isWithin || !isClear) continue;
      const bound = side * roundBetween(value(at - 1), value(at));
      best = { codes: [code], rows, off, said: { is: side === 1 ? 'above' : 'below', bound } };
    }
  }
  return best;
}

/** The number with the fewest digits from one up to another, which it may not reach. */
function roundBetween(low: number, high: number): number {
  for (let digits = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high), 1))); digits >= -LIMITS.mostDecimals; digits--) {
    const step = 10 ** digits;
    const rounded = Number((Math.ceil(low / step) * step).toFixed(Math.max(0, -digits)));
    if (rounded >= low && rounded < high) return rounded;
  }
  return low;
}
