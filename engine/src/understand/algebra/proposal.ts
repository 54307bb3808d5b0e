import type { ColumnRelation } from '../../contracts/table/column-relation';
import { lnGamma } from '../../stats/distributions/ln-gamma';
import { LIMITS } from './limits';

/** A relation whose rows have not been counted yet. */
export type Unproved = ColumnRelation extends infer One ? (One extends ColumnRelation ? Omit<One, 'held'> : never) : never;

/** A relation that a few rows suggest, and how one row speaks for or against it. */
export interface Proposal {
  relation: Unproved;
  /** `null` where the row says nothing: a cell is missing, or all are nought. */
  holds(row: number): boolean | null;
  /** The same in SQL over one row, for tables that are not in memory; `null` where a row alone does not tell. */
  sql: { says: string; holds: string } | null;
  /** Natural logarithm of how many ways there are to fill the target's rows: the chance of a fit by accident is its inverse. */
  ways(): number;
}

export interface Counted {
  rows: number;
  off: number;
}

/** Rows off that arithmetic may have: half a per cent, and in a small table three rows (typing errors) if these are one in twenty. */
export const mostOff = (rows: number): number => Math.max(Math.floor(0.005 * rows), Math.min(3, Math.floor(0.05 * rows)));
/** With fewer rows a rule with two free numbers fits by itself. */
export const FEWEST_ROWS = LIMITS.fewestRows;

/** Counts the rows for and against, and gives up as soon as too many are against. */
export function count(proposal: Pick<Proposal, 'holds'>, rows: number, step = 1): Counted | null {
  const limit = mostOff(Math.ceil(rows / step));
  let said = 0;
  let off = 0;
  for (let row = 0; row < rows; row += step) {
    const holds = proposal.holds(row);
    if (holds === null) continue;
    said++;
    if (!holds && ++off > limit) return null;
  }
  return said >= FEWEST_ROWS && off <= mostOff(said) ? { rows: said, off } : null;
}

/**
 * Whether a fit is no accident among as many tries: the ways in which the target's values could stand in other rows, less the ways to
 * choose the rows that are off and to fill these.
 */
export function isNoChance(ways: number, { rows, off }: Counted, kinds: number, tries: number): boolean {
  const exceptions = lnChoose(rows, off) + off * Math.log(Math.max(2, kinds));
  return ways - exceptions >= Math.log(Math.max(1, tries) / LIMITS.chance);
}

export const lnChoose = (n: number, k: number): number =>
  k <= 0 || k >= n ? 0 : lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);

/** Logarithm of the number of orders of values with these counts: n! / Π nᵢ!. */
export function lnOrders(counts: Iterable<number>): number {
  let n = 0;
  let same = 0;
  for (const count of counts) {
    n += count;
    same += lnGamma(count + 1);
  }
  return lnGamma(n + 1) - same;
}

/** {@link lnOrders} of numbers that count as equal within `width`. */
export function waysOfValues(values: Float64Array, width: number): number {
  const counts = new Map<number, number>();
  for (const value of values) {
    if (value !== value) continue;
    const key = width > 0 ? Math.round(value / width) : value;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return lnOrders(counts.values());
}
