import type { Dimension, Frame, Waiting } from '../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';

const PRIORITY = wordSet(
  'priority prio severity urgency criticality priorität dringlichkeit schweregrad priorité urgence prioridad urgencia priorità prioriteit',
);
const URGENT = wordSet(
  'emergency urgent critical blocker p1 highest immediate notfall kritisch sofort dringlichst blockierend urgence critique crítica crítico urgente critico emergenza spoed kritiek',
);

/** How many of the rows that wait are the gravest. */
export interface Urgent {
  dimension: Dimension;
  label: string;
}

/** The gravest label of a column that says how urgent a row is, where any of the rows that wait has it. */
export function urgentOf({ dimensions }: Frame, { waits }: Waiting, besides?: Dimension): Urgent | null {
  for (const dimension of dimensions) {
    if (dimension === besides || !hasWord(nameWords(dimension.column.name), PRIORITY)) continue;
    const code = dimension.labels.findIndex((label) => hasWord(nameWords(label), URGENT));
    if (code >= 0 && waits.some((own, row) => own === 1 && dimension.codes[row] === code)) return { dimension, label: dimension.labels[code] ?? '' };
  }
  return null;
} // prettier-ignore
