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
  /** Another combination of the same rows: what agrees in both by accident is rare, and errors in the rows spoil no more. */
  checks: Float64Array;
  /** How far a key may be off for rounding, by column. */
  slack: Float64Array;
  /** The same for means. */
  rounding: Float64Array;
  /** How far a key may be off for the digits that a number has in memory, by column. */
  noise: Float64Array;
  /** Rounding up to here leaves something to be told of the column's values. */
  room: Float64Array;
}

/** Sketches over rows in which as many columns as possible are filled and not nought: sums of noughts are all alike. */
export function sketchesOf(
  columns: readonly NumberColumn[],
  rows: number,
  { seed = 1, size: most = LIMITS.sketchRows, sketches = LIMITS.sketches } = {},
): Sketch[] {
  const random = randomFrom(seed);
  const order = shuffled(rows, random)
    .map((row) => ({
      row,
      filled: columns.reduce((sum, { values }) => sum + (values[row] === values[row] ? (values[row] === 0 ? 1 : 2) : 0), 0),
    }))
    .sort((a, b) => b.filled - a.filled)
    .map(({ row }) => row);
  const each = Math.min(most, Math.floor(order.length / sketches));
  return Array.from({ length: each > 0 ? sketches : 0 }, (_, i) => {
    const chosen = order.slice(i * each, (i + 1) * each);
    const [weights, others] = [weightsOf(chosen.length, random), weightsOf(chosen.length, random)];
    const combined = (of: readonly number[]) =>
      Float64Array.from(columns, ({ values }) => chosen.reduce((sum, row, j) => sum + (of[j] ?? 0) * (values[row] ?? NaN), 0));
    const size = chosen.length;
    return {
      keys: combined(weights),
      checks: combined(others),
      slack: Float64Array.from(columns, ({ decimals, slack }) => (decimals === null ? 0 : size * slack)),
      rounding: Float64Array.from(columns, ({ decimals, rounding }) => (decimals === null ? 0 : size * rounding)),
      noise: Float64Array.from(columns, ({ decimals, slack }) => (decimals === null ? size * slack : 0)),
      room: Float64Array.from(columns, ({ spread }) => size * LIMITS.roundedShare * spread),
    };
  });
}

/** Random weights of both signs, whose sizes come to one each in the mean. */
function weightsOf(rows: number, random: () => number): number[] {
  const weights = Array.from({ length: rows }, () => (random() < 0.5 ? -1 : 1) * (0.5 + random()));
  const size = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  return weights.map((weight) => (weight * rows) / size);
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
  check: number;
  /** How far the key may be off for rounding; that counts only up to `room`. */
  slack: number;
  noise: number;
  room: number;
  parts: readonly (readonly [place: number, times: number])[];
}

/** Terms in the order of their keys, those apart that may be off by another order of magnitude: one coarse column makes not all others coarse. */
export interface TermIndex {
  /** How often a column is taken at most: so many times as much may be off. */
  times: number;
  groups: readonly { terms: readonly Term[]; keys: Float64Array; checks: Float64Array; widest: number }[];
}

export function indexTerms(terms: readonly Term[], times = 1): TermIndex {
  const byReach = new Map<number, Term[]>();
  for (const term of terms) {
    if (!Number.isFinite(term.key)) continue;
    const reach = reachOf(term, times);
    const size = reach > 0 ? Math.ceil(Math.log10(reach)) : -Infinity;
    const group = byReach.get(size);
    if (group) group.push(term);
    else byReach.set(size, [term]);
  }
  const groups = [...byReach.values()].map((group) => {
    const sorted = group.sort((a, b) => a.key - b.key);
    return {
      terms: sorted,
      keys: Float64Array.from(sorted, ({ key }) => key),
      checks: Float64Array.from(sorted, ({ check }) => check),
      widest: sorted.reduce((most, term) => Math.max(most, reachOf(term, times)), 0),
    };
  });
  return { times, groups };
}

/** How far a key may be off at all. */
const reachOf = ({ slack, noise, room }: Term, times: number): number => noise + (slack <= times * room ? slack : 0);

/** Terms whose key is that of `wanted`, within the rounding of both as far as that leaves something to tell. */
export function matching({ times, groups }: TermIndex, wanted: Term, use: (term: Term) => void): void {
  const { key, check, slack, noise, room } = wanted;
  if (!Number.isFinite(key)) return;
  const round = LIMITS.relativeOfKeys * (1 + Math.abs(key) + Math.abs(check));
  const own = reachOf(wanted, times) + round;
  for (const { terms, keys, checks, widest } of groups) {
    const reach = own + widest;
    let from = 0;
    let to = keys.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((keys[middle] ?? 0) < key - reach) from = middle + 1;
      else to = middle;
    }
    for (let i = from; i < keys.length && (keys[i] ?? Infinity) <= key + reach; i++) {
      if (Math.abs((checks[i] ?? Infinity) - check) > reach) continue;
      const term = terms[i];
      if (!term) return;
      const rounding = slack + term.slack;
      const within = rounding <= times * Math.min(room, term.room) ? rounding : 0;
      const off = Math.max(Math.abs(term.key - key), Math.abs(term.check - check));
      if (off <= within + noise + term.noise + round) use(term);
    }
  }
}
