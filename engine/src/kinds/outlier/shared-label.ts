import type { Dimension, Frame } from '../../insights/frame/frame';
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
