import type { TableShape, TimeAxis } from '../../contracts/table/table-model';

/** What the table's time says: of things it is an attribute, of series it is when they were read. */
export function timeKind(shape: TableShape['kind']): TimeAxis['kind'] {
  if (shape === 'series' || shape === 'panel' || shape === 'long') return 'reading';
  return shape === 'entity' ? 'entity' : 'event';
}
