import type { Dimension, Frame, Waiting } from '../../insights/frame/frame';
import { isUrgent, saysPriority } from '../../understand/waits/words';

/** How many of the rows that wait are the gravest. */
export interface Urgent {
  dimension: Dimension;
  label: string;
}

/** The gravest label of a column that says how urgent a row is, where any of the rows that wait has it. */
export function urgentOf({ dimensions }: Frame, { wait, waits }: Waiting, besides?: Dimension): Urgent | null {
  for (const dimension of dimensions) {
    if (dimension === besides || dimension.column.name === wait.state?.column || !saysPriority(dimension.column.name)) continue;
    const code = dimension.labels.findIndex(isUrgent);
    if (code >= 0 && waits.some((own, row) => own === 1 && dimension.codes[row] === code)) return { dimension, label: dimension.labels[code] ?? '' };
  }
  return null;
} // prettier-ignore
