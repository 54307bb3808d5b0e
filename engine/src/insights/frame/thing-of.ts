import type { Table } from '../../model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { NAMING } from '../../profile/roles/vocabulary';
import { LIMITS } from './limits';

/** The column that names what a row is: of things alone, and never of persons. */
export function thingOf({ model, columns, rows }: Table): string | null {
  if (model?.shape.kind !== 'entity') return null;
  const [thing, ...more] = model.shape.entity;
  const own = more.length === 0 ? columns.find((one) => one.name === thing) : undefined;
  // People call a thing by its name, and not by its number.
  const called = columns.find(
    (one) =>
      one.type === 'text' &&
      one.role !== 'personal-data' &&
      one.stats.distinct >= LIMITS.nearlyAllNamed * rows &&
      hasWord(nameWords(one.name), NAMING),
  );
  const column = own?.role === 'identifier' || own?.type !== 'text' ? (called ?? own) : own;
  return column?.type === 'text' && column.role !== 'personal-data' ? column.name : null;
}
