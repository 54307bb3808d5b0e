import { binomialUpper } from '../../stats/distributions/distributions';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, filtered } from '../../insights/sql';
import { isSaid } from '../../wording/label-phrases';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

/** A label that a column gives to rows, and no other reason for them is needed. */
export interface Shared {
  dimension: Dimension;
  label: string;
}

/**
 * What rows that lie far out are: the label that all of them have, and hardly another row. Six gifts far above all others that are the only legacies are
 * no slips.
 * @param rows places of the rows in the frame
 */
export function sharedLabel({ dimensions }: Pick<Frame, 'dimensions'>, rows: readonly number[]): Shared | null {
  if (rows.length < LIMITS.fewestShared) return null;
  const found = dimensions.flatMap((dimension) => {
    const [code = -1] = rows.map((row) => dimension.codes[row] ?? -1);
    const label = dimension.labels[code];
    if (label === undefined || rows.some((row) => dimension.codes[row] !== code)) return [];
    const having = dimension.codes.reduce((n, one) => n + (one === code ? 1 : 0), 0);
    return rows.length >= LIMITS.mostlyFar * having ? [{ dimension, label, having }] : [];
  });
  return found.sort((a, b) => a.having - b.having)[0] ?? null;
}

/**
 * Whose rows that lie far out mostly are: what all of them share and hardly another row has, else the label that most of them have and that so many of any rows
 * would hardly have by chance. Eight days of work that were over before they began are known better by the one firm that did them all.
 * @param rows places of the rows in the frame
 * @param all places of those that they are held against
 * @param of columns of what they lie far out in
 */
export function heldBy({ dimensions }: Pick<Frame, 'dimensions'>, rows: readonly number[], all: readonly number[], of: readonly string[]): Shared | null {
  const shared = sharedLabel({ dimensions }, rows);
  if (shared || rows.length < LIMITS.fewestShared) return shared;
  const asked = dimensions.filter(({ column, distinct }) => distinct > 1 && distinct <= LIMITS.mostOfACell && !of.includes(column.name));
  const found = asked.flatMap((dimension) => {
    const [own, every] = [countsOf(dimension, rows), countsOf(dimension, all)];
    const [code, count] = [...own].reduce((most, one) => (one[1] > most[1] ? one : most), [-1, 0]);
    const label = dimension.labels[code];
    const sizes = [...every].filter(([, n]) => n <= LIMITS.mostHolding * all.length);
    if (label === undefined || count < LIMITS.mostlyHeld * rows.length || !sizes.some(([one]) => one === code)) return [];
    // So many of one label, whichever it were, in any of the columns.
    const p = asked.length * sizes.reduce((sum, [, n]) => sum + binomialUpper(count, rows.length, n / all.length), 0);
    return p <= LIMITS.chanceHeld ? [{ dimension, label, p }] : [];
  });
  return found.sort((a, b) => a.p - b.p)[0] ?? null;
} // prettier-ignore

function countsOf({ codes }: Dimension, rows: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const code = codes[row] ?? -1;
    if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** How many of the rows far out have the label, as the figure `held` of a query. @param out conditions that make a row one of them */
export const heldSql = (held: Shared | null, ...out: string[]): string =>
  held === null ? '' : `, ${filtered('count(*)', ...out, equals(held.dimension.column, held.label))} AS held`;

/** Whose rows they are, as sentences about them end. @param value how many lie far out, `n` of them with the label */
export const saidHeld = (held: Shared | null, value: number, n: number) => ({
  so: held ? isSaid(held.dimension, held.label).so : 'none',
  every: n === value,
  held: held ? wholeText(n) : '',
});
