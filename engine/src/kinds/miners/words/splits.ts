import { chiSquareTest, fromCells, type Contingency } from '../../../stats/groups/contingency';
import { fisherExact } from '../../../stats/distributions/fisher-exact';
import type { Dimension, Frame, TextColumn } from '../../../insights/frame/frame';
import { testedCodes } from '../../../insights/groups';
import type { Term } from './frequent-terms';
import { LIMITS } from './limits';

/** A dimension over the rows that have a text: its tested codes and their numbers of rows. */
export interface Split {
  dimension: Dimension;
  codes: Int32Array;
  totals: Float64Array;
}

export function splitsOf(frame: Frame, text: TextColumn): Split[] {
  return frame.dimensions
    .filter((dimension) => dimension.distinct <= LIMITS.mostLabels)
    .slice(0, LIMITS.mostSegments)
    .flatMap((dimension) => {
      const codes = testedCodes(dimension, LIMITS.fewestRows);
      if (!codes) return [];
      const totals = new Float64Array(dimension.labels.length);
      text.values.forEach((value, row) => {
        const code = codes[row] ?? -1;
        if (code >= 0 && value !== null) totals[code] = (totals[code] ?? 0) + 1;
      });
      return [{ dimension, codes, totals }];
    });
}

/** How many of some rows each label has. */
function countsOf(codes: Int32Array, size: number, rows: readonly number[]): Float64Array {
  const counts = new Float64Array(size);
  for (const row of rows) {
    const code = codes[row] ?? -1;
    if (code >= 0) counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/**
 * Whether the texts of a label are written so: all of them hold the word (`invoice` in each posting of the sales journal). It says the label again, which tells all that it could; what people write by
 * themselves is never in all of them.
 */
export const isForm = (splits: readonly Split[], { rows }: Term): boolean =>
  splits.some(({ codes, totals }) => {
    const own = countsOf(codes, totals.length, rows);
    return totals.some((total, code) => total >= LIMITS.fewestOfForm && (own[code] ?? 0) >= LIMITS.mostlyForm * total);
  });

/** The label in whose texts alone a word stands: its rows are some of that label's. */
export function labelOfAll(splits: readonly Split[], { rows }: Term): { codes: Int32Array; code: number } | null {
  for (const { codes, totals } of splits) {
    const code = countsOf(codes, totals.length, rows).findIndex((count) => count >= LIMITS.mostlyForm * rows.length);
    if (code >= 0) return { codes, code };
  }
  return null;
}

/** χ² of rows with and without the term over the labels of a dimension. */
export function association({ dimension, codes, totals }: Split, term: Term) {
  const size = dimension.labels.length;
  const cells = new Float64Array(size * 2);
  for (const row of term.rows) {
    const code = codes[row] ?? -1;
    if (code >= 0) cells[code * 2 + 1] = (cells[code * 2 + 1] ?? 0) + 1;
  }
  totals.forEach((total, code) => (cells[code * 2] = total - (cells[code * 2 + 1] ?? 0)));
  const table = fromCells(cells, size, 2);
  const result = chiSquareTest(table);
  if (!result) return null;
  const base = (table.columnSums[1] ?? 0) / table.n;
  let best = { code: -1, z: 0, inside: 0 };
  for (let code = 0; code < size; code++) {
    const n = table.rowSums[code] ?? 0;
    if (n < LIMITS.fewestRows) continue;
    const inside = (cells[code * 2 + 1] ?? 0) / n;
    const z = (inside - base) * Math.sqrt(n);
    if (z > best.z) best = { code, z, inside };
  }
  const label = dimension.labels[best.code];
  if (label === undefined || result.sparse > LIMITS.mostSparse) return null;
  return { p: Math.max(result.p, exactP(table, best.code)), v: result.v, label, inside: best.inside };
}

/** p of one label against all others, which was chosen among the labels (Bonferroni); 0 where χ² may be trusted. */
function exactP({ n, rowSums, columnSums, cells }: Contingency, code: number): number {
  const rows = rowSums[code] ?? 0;
  const having = columnSums[1] ?? 0;
  if ((rows * having) / n >= LIMITS.exactBelow) return 0;
  const both = cells[code * 2 + 1] ?? 0;
  return Math.min(1, rowSums.length * fisherExact(both, rows - both, having - both, n - rows - having + both));
}

export function bestSegment(splits: readonly Split[], term: Term): { dimension: Dimension; label: string } | null {
  const found = splits
    .map((split) => ({ dimension: split.dimension, result: association(split, term) }))
    .filter(({ result }) => result !== null && result.v >= LIMITS.leastV && result.p < LIMITS.certainSegment)
    .sort((a, b) => (b.result?.v ?? 0) - (a.result?.v ?? 0))[0];
  return found?.result ? { dimension: found.dimension, label: found.result.label } : null;
}
