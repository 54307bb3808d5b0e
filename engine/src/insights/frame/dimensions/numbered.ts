import type { Column } from '../../../model';
import { name } from '../../sql';

/** A number for what stands in a column, and none where nothing does: what is equal shares one, and hardly ever anything else does. */
export const hashOf = ({ name: column }: Column): string =>
  `hash(CAST(${name(column)} AS VARCHAR)) % ${2 ** 52} + CASE WHEN ${name(column)} IS NULL THEN NULL ELSE 0 END`;

/** Equal numbers in the order in which they come first; −1 for none. */
export function numbered(values: Float64Array): { codes: Int32Array; size: number } {
  const known = new Map<number, number>();
  const codes = Int32Array.from(values, (value) => {
    if (value !== value) return -1;
    const code = known.get(value) ?? known.size;
    known.set(value, code);
    return code;
  });
  return { codes, size: known.size };
}
