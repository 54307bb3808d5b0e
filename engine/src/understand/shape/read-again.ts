import type { Table } from '../../model';
import { LIMITS } from './limits';

const READINGS: ReadonlySet<string> = new Set(['series', 'panel']);
const SUMS: ReadonlySet<string> = new Set(['cells', 'long']);

/** Whether rows have names of their own, beside what they are rows of: a batch, a tour. */
export function haveOwnNames({ model, columns, rows }: Pick<Table, 'model' | 'columns' | 'rows'>): boolean {
  const key = model?.shape.key ?? [];
  return (model?.columns ?? []).some(
    ({ name, role }) =>
      role === 'identifier' &&
      !key.includes(name) &&
      (columns.find((one) => one.name === name)?.stats.distinct ?? 0) >= LIMITS.named * rows,
  );
}

/** Whether rows are readings of things, so that none of them begins, waits or ends. What happens once a day, be it at each of some machines, is none where rows have names. */
export function isReadAgain(table: Pick<Table, 'model' | 'columns' | 'rows'>): boolean {
  const kind = table.model?.shape.kind ?? '';
  return SUMS.has(kind) || (READINGS.has(kind) && !haveOwnNames(table));
}
