import { cellKind } from './cell-kind';

/** What most cells of a column look like, empty ones apart. */
export function commonKind(rows: string[][], column: number): string {
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const kind = cellKind(cells[column] ?? '');
    if (kind !== 'empty') counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'empty';
}
