import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { saysGone } from './leaving-date';
import {
  asksForEnd,
  asksOnlyForEnd,
  BAD,
  GOOD,
  isKeptBack,
  isLetGo,
  isPending,
  isUnwished,
  LEFT,
  REASON,
  USUAL,
} from './outcome-words';
import { LIMITS } from './limits';

/** A label that says that it did not happen, or that there was nothing. */
export const isNo = (label: string): boolean =>
  yesOrNo(label) === false ||
  /^(?:not|none|nothing|never|keine?|nichts|nie|aucune?|rien|ningun[oa]|nada|nessun[oa]?|geen)$/i.test(label);

/**
 * The label of a status of which another column tells why it came about, or when somebody left: nobody asks why for what is the rule. Blank
 * in all other rows, that column is about this label alone.
 */
export function toldOf({ name }: ModelColumn, relations: readonly ColumnRelation[]): { label: string; unwished: boolean } | null {
  const own = relations.flatMap((one) => (one.kind === 'settled' && !one.nought && one.of === name ? [one] : []));
  const telling = own.filter(({ target }) => {
    const words = nameWords(target);
    return hasWord(words, REASON) || words.some((word) => LEFT.has(word) || word === 'churn' || word === 'death');
  });
  const [first] = telling;
  if (!first || isNo(first.label) || telling.some(({ label }) => label !== first.label)) return null;
  const words = [first.label, ...telling.map(({ target }) => target), name].flatMap(nameWords);
  return { label: first.label, unwished: hasWord(words, BAD) || words.some((word) => LEFT.has(word)) };
}

/** The label of a status with two of them that a day is known for which no other has: of members of a list, when they left. */
export function leftOf(
  { name, examples }: ModelColumn,
  relations: readonly ColumnRelation[],
  days: ReadonlySet<string>,
): { label: string; unwished: boolean } | null {
  const own = relations.flatMap((one) => (one.kind === 'settled' && !one.nought && one.of === name && days.has(one.target) ? [one] : [])); // prettier-ignore
  const [first] = own;
  if (!first || own.length > 1 || examples.length !== 2 || isNo(first.label)) return null;
  return { label: first.label, unwished: saysGone(first.target) };
}

/** The labels of a column with the rows of each, the most frequent first. */
export type Labels = readonly (readonly [label: string, rows: number])[];

/** The end of cases that somebody would act on, and what says so: words, or what stands beside the labels. */
export interface End {
  label: string;
  good: 'low' | 'high' | null;
  by: 'words' | 'structure';
}

/**
 * Of the labels of a status the end that somebody would act on, never what is routine: the most frequent that nobody wishes for (`no show`, then `cancelled`); a success
 * that is more than that all went as it should; and where no word is known, the most frequent beside the one that most rows come to. What is not over is no end.
 */
export function endOf(column: ModelColumn, labels: Labels, relations: readonly ColumnRelation[]): End | undefined {
  const words = nameWords(column.name);
  const asks = asksForEnd(words);
  const all = labels.map(([label]) => label);
  const ends = labels.filter(([label]) => !isPending(label, all));
  const rows = ends.reduce((sum, [, n]) => sum + n, 0);
  // Of courses and meetings most are held, and nobody keeps them back.
  const isHeld = ([label, n]: Labels[number]) => isKeptBack(label) && n >= LIMITS.mostlyRoutine * rows;
  const isHolding = labels.some((one) => isKeptBack(one[0]) && !isHeld(one));
  const isUsual = (label: string) => USUAL.test(nameWords(label).join(' ')) || (isHolding && isLetGo(label));
  const unwished = ends.find((end) => isUnwished(end[0], all) && !isHeld(end));
  if (unwished) {
    if (!asks && !(labels.length === 2 && ends.some(([label]) => isUsual(label)))) return undefined;
    const good = ends.filter(([label]) => !isUnwished(label, all) && hasWord(nameWords(label), GOOD));
    // A success is what all of it was done for; that something was kept or passed is told where few do.
    const success = good.find(([label]) => !isUsual(label)) ?? good[0];
    const isSeldom = good.reduce((sum, [, n]) => sum + n, 0) < LIMITS.mostlyRoutine * rows;
    return success && (isSeldom || !isUsual(success[0]))
      ? { label: success[0], good: 'high', by: 'words' }
      : { label: unwished[0], good: 'low', by: 'words' };
  }
  const [routine, ...rest] = ends;
  // Of resolved and closed neither is the exception.
  const other = rest.find(([label]) => !isUsual(label) && !hasWord(nameWords(label), GOOD));
  if (!asks || !routine || !other || other[1] < LIMITS.fewestOfEnd || routine[1] < LIMITS.mostlyRoutine * rows) return undefined;
  const isFilledThen = relations.some(
    (one) => one.kind === 'settled' && !one.nought && one.of === column.name && one.label === routine[0],
  );
  const isWished = isFilledThen || isUsual(routine[0]) || hasWord(nameWords(routine[0]), GOOD);
  return isWished || ends.length < labels.length || asksOnlyForEnd(words)
    ? { label: other[0], good: isWished ? 'low' : null, by: 'structure' }
    : undefined;
}

/** Of two labels, the one that says that it happened; of success and failure the failure where most succeed. */
export function eventOf({ examples }: ModelColumn, bad: boolean, good: boolean, labels: Labels = []): string | undefined {
  const yes = examples.find((label) => yesOrNo(label) === true);
  if (yes !== undefined) return yes;
  const set = bad ? BAD : good ? GOOD : null;
  const said = examples.filter(
    (label) =>
      (set ? hasWord(nameWords(label), set) : hasWord(nameWords(label), BAD) || hasWord(nameWords(label), GOOD)) && !isNo(label),
  );
  const isGood = (label: string) => hasWord(nameWords(label), GOOD);
  const [wished, unwished] = [said.filter(isGood), said.filter((label) => !isGood(label))];
  const rowsOf = (some: readonly string[]) => labels.reduce((sum, [label, n]) => sum + (some.includes(label) ? n : 0), 0);
  if (wished.length > 0 && unwished.length > 0 && rowsOf(wished) >= LIMITS.mostlyRoutine * rowsOf(said))
    return unwished.toSorted((a, b) => rowsOf([b]) - rowsOf([a]))[0];
  return wished[0] ?? said[0] ?? examples.find((label) => !isNo(label) && examples.some((other) => isNo(other)));
}
