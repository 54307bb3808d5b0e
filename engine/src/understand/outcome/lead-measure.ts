import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, ModelOutcome, TableShape } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { TARGET } from '../../profile/roles/vocabulary';
import { human } from '../../wording/human';
import { BAD, GOOD, MONEY_RESULT, NEVER_OUTCOME, REACHED } from './outcome-words';
import { isRateOfTwo } from './rate-of-two';
import { happens, standsBack } from './what-happens';

const TOTAL = /\b(?:total|overall|gesamt|insgesamt|all|totale)\b/;
const NORM =
  /\b(?:population|norm|normal|record|target|goal|plan|baseline|reference|expected|average|capacity|index|deflator|cpi|consumer price)\b/;

/** The measure that a series is about: the one that the table is named after, else a total, else what happens under given conditions, else the first that is no norm. */
export function leadMeasure(
  table: string,
  columns: readonly ModelColumn[],
  shape: TableShape,
  relations: readonly ColumnRelation[],
): ModelOutcome {
  const all = columns.filter(({ role, quantity }) => role === 'measure' && quantity !== 'angle');
  // What things are once and for all is not what they are read for again and again.
  const read = all.filter(({ unitOfObservation }) => !shape.entity.some((thing) => unitOfObservation.includes(thing)));
  // What a meter shows before and after says what came through only where the one is taken from the other.
  const shown = new Set(relations.flatMap((one) => (one.kind === 'lagged' ? [one.target, one.of] : [])));
  const flows = read.filter(({ name }) => !shown.has(name));
  const measures = flows.length > 0 ? flows : read.length > 0 ? read : all;
  const [only] = measures;
  if (!only) return { kind: 'none' };
  if (shape.kind === 'long' && shape.long)
    return { kind: 'lead-measure', column: shape.long.value, because: { by: 'shape', is: 'long' } };
  const words = new Set(nameWords(table.replace(/\.\w+$/, '')).filter((word) => word.length > 2));
  const named = measures.filter(({ name }) => nameWords(name).some((word) => words.has(word)));
  const [first] = named;
  if (first && named.length === 1)
    return { kind: 'lead-measure', column: first.name, because: { by: 'word', word: first.name, means: table } };
  const total =
    measures.find(
      ({ name }) =>
        TOTAL.test(human(name).toLowerCase()) && relations.some(({ kind, target }) => kind === 'sum' && target === name),
    ) ?? measures.find(({ name }) => /^(?:total|gesamt|all)$/i.test(name));
  if (total) return { kind: 'lead-measure', column: total.name, because: { by: 'word', word: total.name, means: 'a total' } };
  // What all of it brought in is asked about before what it took.
  const [result, ...results] = measures.filter(
    ({ name, quantity }) => quantity === 'money' && MONEY_RESULT.test(human(name).toLowerCase()),
  );
  if (result && results.length === 0)
    return { kind: 'lead-measure', column: result.name, because: { by: 'word', word: result.name, means: 'a result' } };
  const [reached] = shape.kind === 'panel' ? resultsAmong(measures, relations) : [];
  if (reached)
    return { kind: 'lead-measure', column: reached.name, because: { by: 'word', word: reached.name, means: 'a result' } };
  const plain = measures.filter(({ name }) => !NORM.test(human(name).toLowerCase()));
  const [leading = only] = standsBack(plain[0] ?? only, plain) ? plain.filter((one) => !standsBack(one, plain)) : plain;
  return { kind: 'lead-measure', column: leading.name, because: { by: 'no-evidence' } };
}

/**
 * Of what is read for things again and again what came of it, where a name says so: the share that was approved before how many asked, what was
 * sold before how often it was shown. A rate that the table works out of two others stands first.
 */
function resultsAmong(measures: readonly ModelColumn[], relations: readonly ColumnRelation[]): ModelColumn[] {
  const says = ({ name }: ModelColumn, ...sets: ReadonlySet<string>[]) => sets.some((set) => hasWord(nameWords(name), set));
  const results = measures.filter(
    (one) =>
      says(one, GOOD, BAD, REACHED) &&
      // The share that reached a target is none.
      (isRateOfTwo(one, relations) || !says(one, TARGET, NEVER_OUTCOME)) &&
      one.quantity !== 'price' &&
      !NORM.test(human(one.name).toLowerCase()),
  );
  const rates = results.filter((one) => isRateOfTwo(one, relations));
  return rates.length > 0 ? rates : results.filter((one) => happens(one) && says(one, GOOD));
}
