import { chiSquareTest, crossTable } from '../../stats/groups/contingency';
import { fisherExact } from '../../stats/distributions/fisher-exact';
import { rank } from '../../stats/distributions/ranks';
import { oneWayP, rarestOrder } from '../../stats/groups/one-way';
import { correlate } from '../../stats/correlation/spearman';
import { LIMITS } from './limits';
import { modes } from './owns';
import type { Side, Sorted } from './unit';

/** Rows that have a value on both sides. */
export function complete({ rows, starts }: Sorted, ...sides: readonly Side[]): Sorted {
  const lacks = new Uint8Array(rows.length);
  for (const side of sides)
    if (side.kind === 'labels') rows.forEach((row, i) => (lacks[i] = (side.codes[row] ?? -1) >= 0 ? (lacks[i] ?? 0) : 1));
    else rows.forEach((row, i) => (lacks[i] = Number.isNaN(side.ranks[row] ?? NaN) ? 1 : (lacks[i] ?? 0)));
  const kept = new Int32Array(rows.length);
  let n = 0;
  const begins = new Int32Array(starts.length);
  for (let unit = 0; unit + 1 < starts.length; unit++) {
    begins[unit] = n;
    for (let i = starts[unit] ?? 0; i < (starts[unit + 1] ?? 0); i++) {
      if (lacks[i] === 0) kept[n++] = rows[i] ?? 0;
    }
  }
  begins[starts.length - 1] = n;
  return { rows: kept.subarray(0, n), starts: begins };
}

/** A measure's ranks in the order of the rows. */
export function ranksAt({ rows }: Sorted, ranks: ArrayLike<number>): Float64Array {
  const values = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) values[i] = ranks[rows[i] ?? 0] ?? NaN;
  return values;
}

/** Whether the rows have a label, in their order: 1 or 0. */
export function labelAt({ rows }: Sorted, codes: ArrayLike<number>, label: number): Float64Array {
  const values = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) values[i] = codes[rows[i] ?? 0] === label ? 1 : 0;
  return values;
}

/**
 * Mean of each unit; NaN for units without rows.
 * @param values of the rows, in their order
 */
export function unitMeans({ starts }: Sorted, values: Float64Array): Float64Array {
  const means = new Float64Array(starts.length - 1);
  for (let unit = 0; unit < means.length; unit++) {
    let sum = 0;
    const [from, to] = [starts[unit] ?? 0, starts[unit + 1] ?? 0];
    for (let i = from; i < to; i++) sum += values[i] ?? NaN;
    means[unit] = to > from ? sum / (to - from) : NaN;
  }
  return means;
}

/**
 * Values less the mean of their unit.
 * @param values of the rows, in their order
 */
export function deviations(sorted: Sorted, values: Float64Array): Float64Array {
  const means = unitMeans(sorted, values);
  const own = new Float64Array(values.length);
  for (let unit = 0; unit < means.length; unit++)
    for (let i = sorted.starts[unit] ?? 0; i < (sorted.starts[unit + 1] ?? 0); i++)
      own[i] = (values[i] ?? NaN) - (means[unit] ?? 0);
  return own;
}

export const unitCount = ({ starts }: Sorted): number => {
  let count = 0;
  for (let unit = 0; unit + 1 < starts.length; unit++) if ((starts[unit + 1] ?? 0) > (starts[unit] ?? 0)) count++;
  return count;
};

export const labelsIn = (codes: ArrayLike<number>, rows: ArrayLike<number>): number[] => {
  const seen = new Set<number>();
  for (let i = 0; i < rows.length; i++) seen.add(codes[rows[i] ?? 0] ?? -1);
  seen.delete(-1);
  return [...seen];
};

/** The labels that are asked one by one; of two each says the same. */
export const asked = (labels: readonly number[]): readonly number[] => (labels.length === 2 ? labels.slice(0, 1) : labels);

/** The smallest of several p, each label being asked once. */
const ofLabels = (labels: readonly number[], p: (label: number) => number): number =>
  Math.min(1, asked(labels).length * asked(labels).reduce((least, label) => Math.min(least, p(label)), 1));

/** Rows of the smallest unit that has any. */
export const smallestUnit = ({ starts }: Sorted): number => {
  let least = Infinity;
  for (let unit = 0; unit + 1 < starts.length; unit++) {
    const size = (starts[unit + 1] ?? 0) - (starts[unit] ?? 0);
    if (size > 0 && size < least) least = size;
  }
  return least;
};

/**
 * Figures of units, compared between the units of each label. Means of many rows are near enough to normal that their own spread judges them,
 * however few the units are (Donner & Klar, Design and Analysis of Cluster Randomization Trials, 2000, section 6.2); else their ranks do, and
 * p is no smaller than the rarest order of so few.
 * @param rows of the smallest unit
 */
export function betweenUnits(figures: Float64Array, codes: Int32Array, rows: number): number {
  const units = codes.reduce((count, code, unit) => count + (code >= 0 && !Number.isNaN(figures[unit] ?? NaN) ? 1 : 0), 0);
  if (rows >= LIMITS.rowsOfFew) return oneWayP(figures, codes);
  return units < LIMITS.fewestTested ? 1 : Math.max(oneWayP(rank(figures).ranks, codes), rarestOrder(codes));
}

const rankCorrelationP = (x: Float64Array, y: Float64Array): number => correlate(rank(x).ranks, rank(y).ranks)?.p ?? 1;

/** p of a relation of which at least one side belongs to the units: their own figures are compared. */
export function betweenP(given: Sorted, a: Side, b: Side, fixed: { a: boolean; b: boolean }): number {
  if (!fixed.a) return betweenP(given, b, a, { a: fixed.b, b: fixed.a });
  const sorted = complete(given, a, b);
  const isFew = unitCount(sorted) < LIMITS.fewestTested;
  const rows = smallestUnit(sorted);
  if (a.kind === 'labels') {
    const own = modes(sorted, a.codes).modes;
    if (b.kind === 'ranks') return betweenUnits(unitMeans(sorted, ranksAt(sorted, b.ranks)), own, rows);
    if (fixed.b) return isFew ? 1 : labelsP(own, modes(sorted, b.codes).modes);
    return ofLabels(labelsIn(b.codes, sorted.rows), (label) =>
      betweenUnits(unitMeans(sorted, labelAt(sorted, b.codes, label)), own, rows),
    );
  }
  if (isFew) return 1;
  const own = unitMeans(sorted, ranksAt(sorted, a.ranks));
  if (b.kind === 'ranks') return rankCorrelationP(own, unitMeans(sorted, ranksAt(sorted, b.ranks)));
  if (fixed.b) return betweenUnits(own, modes(sorted, b.codes).modes, rows);
  return ofLabels(labelsIn(b.codes, sorted.rows), (label) =>
    rankCorrelationP(own, unitMeans(sorted, labelAt(sorted, b.codes, label))),
  );
}

/** Two labels a unit: χ² where there are many units, else the strongest pair of labels (Fisher's exact test, Bonferroni). */
function labelsP(a: Int32Array, b: Int32Array): number {
  const width = (codes: Int32Array) => codes.reduce((most, code) => Math.max(most, code + 1), 0);
  const table = crossTable(a, width(a), b, width(b));
  const result = chiSquareTest(table);
  if (!result) return 1;
  if (table.n > LIMITS.shufflesExact && result.sparse === 0) return result.p;
  const used = (sums: Float64Array) => [...sums.keys()].filter((code) => (sums[code] ?? 0) > 0);
  const [rows, columns] = [used(table.rowSums), used(table.columnSums)];
  let least = 1;
  for (const row of rows)
    for (const column of columns) {
      const own = table.cells[row * table.columns + column] ?? 0;
      const [inRow, inColumn] = [table.rowSums[row] ?? 0, table.columnSums[column] ?? 0];
      least = Math.min(least, fisherExact(own, inRow - own, inColumn - own, table.n - inRow - inColumn + own));
    }
  const asked = (rows.length === 2 ? 1 : rows.length) * (columns.length === 2 ? 1 : columns.length);
  return Math.min(1, asked * least);
}
