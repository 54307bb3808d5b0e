import type { Table } from '../../model';
import { equals, name } from '../sql';
import type { Unfinished } from '../frame/frame';

/** That a row is open, in SQL. */
export function conditionOf({ columns }: Pick<Table, 'columns'>, { by }: Pick<Unfinished, 'by'>): string {
  if ('end' in by) return `${name(by.end)} IS NULL`;
  const column = columns.find((one) => one.name === by.column);
  return column ? `(${by.labels.map((label) => equals(column, label)).join(' OR ')})` : 'false';
}
