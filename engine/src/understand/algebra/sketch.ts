import { randomFrom } from '../../stats/distributions/random';
import type { NumberColumn } from './number-column';
import { LIMITS } from './limits';

/**
 * Sums of columns compared by one number each: the same random combination of a few rows, taken of every column. Being linear, it keeps
 * sums: a + b = c in these rows exactly when it does in their sketches, but for accidents that counting all rows finds out.
 */
export interface Sketch {
  /** By column; NaN where one of its rows is missing. */
  keys: Float64Array;
  /** How far a key may be off for rounding, by column. */
  slack: Float64Array;
  /** The same for means. */
  rounding: Float64Array;
}

/** Sketches over rows in which as many columns as possible are filled and not nought: sums of noughts are all alike. */
export function sketchesOf(columns: readonly NumberColumn[], rows: number, seed = 1): Sketch[] {
  const random = randomFrom(seed);
  const order = shuffled(rows, random)
    .map((row) => ({
      row,
      filled: columns.reduce((sum, { values }) => sum + (values[row] === values[row] ? (values[row] === 0 ? 1 : 2) : 0), 0),
    }))
    .sort((a, b) => b.filled - a.filled)
    .map(({ row }) => row);
  const each = Math.min(LIMITS.sketchRows, Math.floor(order.length / LIMITS.sketches));
  return Array.from({ length: each > 0 ? LIMITS.sketches : 0 }, (_, i) => {
    const chosen = order.slice(i * each, (i + 1) * each);
    const weights = chosen.map(() => (random() < 0.5 ? -1 : 1) * (0.5 + random()));
    const size = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
    const keys = Float64Array.from(columns, ({ values }) =>
      chosen.reduce((sum, row, j) => sum + (weights[j] ?? 0) * (values[row] ?? NaN), 0),
    );
    return {
      keys,
      slack: Float64Array.from(columns, ({ slack }) => size * slack),
      rounding: Float64Array.from(columns, ({ rounding }) => size * rounding),
    };
  });
}

export function shuffled(rows: number, random: () => number): number[] {
  const order = Array.from({ length: rows }, (_, i) => i);
  for (let i = rows - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/** A signed sum of columns (by place) with its key. */
export interface Term {
  key: number;
  slack: number;
  parts: readonly (readonly [place: number, times: number])[];
}

export interface TermIndex {
  terms: Term[];
  widest: number;
}

export function indexTerms(terms: Term[]): TermIndex {
  const sorted = terms.filter(({ key }) => Number.isFinite(key)).sort((a, b) => a.key - b.key);
  return { terms: sorted, widest: sorted.reduce((most, { slack }) => Math.max(most, slack), 0) };
}

/** Terms whose key is that of `wanted`, within the rounding of both. */
export function matching({ terms, widest }: TermIndex, key: number, slack: number, use: (term: Term) => void): void {
  const round = 1e-9 * Math.abs(key) + 1e-9;
  const low = key - slack - widest - round;
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((terms[middle]?.key ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  for (let i = from; i < terms.length; i++) {
    const term = terms[i];
    if (!term || term.key > key + slack + widest + round) return;
    if (Math.abs(term.key - key) <= slack + term.slack + round) use(term);
  }
}
