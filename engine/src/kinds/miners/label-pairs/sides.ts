import type { Dimension } from '../../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../../profile/roles/name-words';

/** Names of what became of a row: `status`, `decision`, `survived`. */
const FATE = wordSet(
  'status result outcome decision disposition resolution approval approved churn churned attrition cancelled canceled returned survived ergebnis entscheidung gekündigt',
);

/** Whether a column says what became of its rows, where it is not the result that the table is about. */
export const isFate = ({ column }: Dimension): boolean => hasWord(nameWords(column.name), FATE);

/** What a row is, rather than how it was rated. */
const isClass = ({ column, noun }: Dimension): boolean =>
  column.role === 'geography' ||
  (column.role === 'category' && /(category|type|class|kind|department|segment|team|region|product)$/.test(noun));

/** The group that is compared, and the outcome whose share is. */
export function orient(a: Dimension, b: Dimension): [group: Dimension, outcome: Dimension] {
  if (a.outcome !== b.outcome) return a.outcome ? [b, a] : [a, b];
  if (a.entity !== b.entity) return a.entity ? [b, a] : [a, b];
  if (isFate(a) !== isFate(b)) return isFate(a) ? [b, a] : [a, b];
  if (isClass(a) !== isClass(b)) return isClass(a) ? [a, b] : [b, a];
  return a.labels.length <= b.labels.length ? [a, b] : [b, a];
}
