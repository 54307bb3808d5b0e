import type { Table } from '../../../model';
import { t } from '../../../wording/messages';
import type { Finding } from '../../finding';
import type { Frame } from '../frame';

/** Members with a day on which each joined. Years are when things were made, of which films and buildings have a course. */
export const isRegister = ({ model }: Pick<Table, 'model'>): boolean =>
  model?.shape.kind === 'entity' && model.time?.kind === 'entity' && model.time.grain !== 'year';

/** The frame as it is spoken of: by the day on which they joined, new members are counted, and not how many there were. */
export function asCounted(frame: Frame, { subject }: Pick<Finding, 'subject'>): Frame {
  const joined = isRegister(frame.table) && subject.measure.op === 'count' && subject.breakdown === frame.timeline?.column.name;
  return joined ? { ...frame, rows: t('new', { rows: frame.rows }) } : frame;
}
