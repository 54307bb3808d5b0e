import type { Frame, Measure } from '../../../insights/frame/frame';
import { resultColumns } from '../../../insights/frame/measures/result-columns';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { isComparedFirst } from '../../../profile/roles/there-first';
import { RATING } from '../../../profile/roles/vocabulary';
import { isBrought } from '../../../understand/outcome/what-happens';

/** Two measures, the likelier result last: it is what is said to rise with the other. Of two that are as likely the order of the table stays. */
export function resultLast(frame: Frame, first: Measure, second: Measure): [Measure, Measure] {
  // Large things have more of either amount: neither leads to the other.
  if (first.additive && second.additive) return [first, second];
  return place(frame, first) < place(frame, second) ? [second, first] : [first, second];
}

/**
 * Place among what others may lead to, from 0 on: the table's result, a verdict on the rest, one of those that may be the result, anything
 * else, and last of all what was there before.
 */
function place({ table }: Frame, { columns }: Measure): number {
  const outcome = table.model?.outcome;
  const isOne = (...names: string[]) => columns.some((column) => names.includes(column));
  const likely = [
    isOne(...resultColumns(table)),
    columns.some((column) => hasWord(nameWords(column), RATING) && !isBrought(column)),
    outcome?.kind === 'candidates' && isOne(...outcome.candidates.map(({ column }) => column)),
    !columns.every(isComparedFirst),
  ];
  const found = likely.indexOf(true);
  return found < 0 ? likely.length : found;
}
