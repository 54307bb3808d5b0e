import type { Frame } from '../../insights/frame/frame';
import { isDay } from '../../contracts/table/is-day';
import { keyOf as nameOf } from '../../understand/waits/row-of';

/** The column by which rows are found, where one names them all: a day that no two rows have in common is no name. */
export function keyOf({ table }: Pick<Frame, 'table'>): string | null {
  const [key, ...more] = table.model?.shape.key ?? [];
  const column = table.columns.find(({ name }) => name === key);
  if (!column || more.length > 0 || column.personal || table.pushdown) return null;
  return isDay(column) ? nameOf(table) : column.name;
}
