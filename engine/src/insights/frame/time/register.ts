import type { Table } from '../../../model';
import { newRows } from '../../../wording/row-noun';
import type { Finding } from '../../finding';
import type { Frame } from '../frame';

/** Members with a day on which each joined. Years are when things were made, of which films and buildings have a course. */
export const isRegister = ({ model }: Pick<Table, 'model'>): boolean =>
  model?.shape.kind === 'entity' && model.time?.kind === 'entity' && model.time.grain !== 'year';

/** What rows are called where they are counted by the time of the table: of members those that came. */
export const rowsCounted = ({ table, rows }: Pick<Frame, 'table' | 'rows'>): string => (isRegister(table) ? newRows(rows) : rows);

/** The frame as it is spoken of: by the day on which they joined, new members are counted, and not how many there were. */
export function asCounted(frame: Frame, { subject }: Pick<Finding, 'subject'>): Frame {
  const counted = subject.measure.op === 'count' || subject.measure.op === 'rate';
  return counted && subject.breakdown === frame.timeline?.column.name ? { ...frame, rows: rowsCounted(frame) } : frame;
}
