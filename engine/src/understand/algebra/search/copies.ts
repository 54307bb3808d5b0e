import type { SampleColumn } from '../../sample/read-sample';
import { copyOf } from '../copies';
import type { Note } from './note';

/** Columns that repeat an earlier one. */
export function copiesAmong(columns: readonly SampleColumn[], note: Note): Set<string> {
  const copies = new Set<string>();
  columns.forEach((a, i) => {
    if (copies.has(a.name)) return;
    for (const b of columns.slice(i + 1)) {
      if (copies.has(b.name)) continue;
      const counted = copyOf(a, b, columns.length ** 2);
      if (!counted) continue;
      copies.add(b.name);
      note({ kind: 'copy', target: b.name, of: a.name }, counted, null);
    }
  });
  return copies;
}
