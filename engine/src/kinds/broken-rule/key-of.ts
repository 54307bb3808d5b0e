import type { Frame } from '../../insights/frame/frame';

/** The column by which rows are found, where one names them all. */
export function keyOf({ table }: Pick<Frame, 'table'>): string | null {
  const [key, ...more] = table.model?.shape.key ?? [];
  const column = table.columns.find(({ name }) => name === key);
  return column && more.length === 0 && !column.personal && !table.pushdown ? column.name : null;
}
