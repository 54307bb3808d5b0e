import type { Table } from '../../model';
import { conditions, equals, name } from '../sql';
import type { Unfinished } from '../frame/frame';

/** That a row is open, in SQL. */
export function conditionOf({ columns, timeline }: Pick<Table, 'columns' | 'timeline'>, { by }: Pick<Unfinished, 'by'>): string {
  // What never began has no end to come.
  if ('end' in by) return conditions(`${name(by.end)} IS NULL`, timeline && `${name(timeline)} IS NOT NULL`);
  const column = columns.find((one) => one.name === by.column);
  return column ? `(${by.labels.map((label) => equals(column, label)).join(' OR ')})` : 'false';
}
