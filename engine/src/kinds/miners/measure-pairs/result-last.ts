import type { Frame, Measure } from '../../../insights/frame/frame';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { isComparedFirst } from '../../../profile/roles/there-first';
import { RATING } from '../../../profile/roles/vocabulary';

/** Two measures, the likelier result last: it is what is said to rise with the other. Of two that are as likely the order of the table stays. */
export function resultLast(frame: Frame, first: Measure, second: Measure): [Measure, Measure] {
  // Large things have more of either amount: neither leads to the other.
  if (first.additive && second.additive) return [first, second];
  return likelihood(frame, first) > likelihood(frame, second) ? [second, first] : [first, second];
}

/**
 * How likely a measure is to be what the others lead to: the table's result, one of those that may be it, a verdict on the rest, anything
 * else, and last of all what was there before.
 */
function likelihood({ table }: Frame, { columns }: Measure): number {
  const outcome = table.model?.outcome;
  const isOne = (...names: string[]) => columns.some((column) => names.includes(column));
  if (outcome?.kind === 'outcome' && isOne(outcome.outcome.column)) return 4;
  if (columns.some((column) => hasWord(nameWords(column), RATING))) return 3;
  if (outcome?.kind === 'candidates' && isOne(...outcome.candidates.map(({ column }) => column))) return 2;
  return columns.every(isComparedFirst) ? 0 : 1;
}
