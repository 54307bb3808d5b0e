import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { saysGone } from './leaving-date';
import { BAD, GOOD, LEFT, REASON, USUAL } from './outcome-words';

/** A label that says that it did not happen, or that there was nothing. */
const isNo = (label: string): boolean => yesOrNo(label) === false || /^(?:not|none)$/i.test(label);

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

/**
 * The label that nobody wishes for, where another says that all was as it should be: `late` beside `on time`. Of several (`no show`, `cancelled`) the
 * most frequent: the others are ends of their own, and its share is of all.
 */
export function unwishedOf(labels: readonly string[]): string | undefined {
  const bad = labels.filter((label) => hasWord([...nameWords(label), nameWords(label).join('')], BAD));
  const usual = labels.some((label) => USUAL.test(nameWords(label).join(' ')));
  return usual ? bad[0] : undefined;
}

/** Of two labels, the one that says that it happened. */
export function eventOf({ examples }: ModelColumn, bad: boolean, good: boolean): string | undefined {
  const yes = examples.find((label) => yesOrNo(label) === true);
  if (yes !== undefined) return yes;
  const set = bad ? BAD : good ? GOOD : null;
  const said = examples.filter(
    (label) =>
      (set ? hasWord(nameWords(label), set) : hasWord(nameWords(label), BAD) || hasWord(nameWords(label), GOOD)) && !isNo(label),
  );
  // Of success and failure the success is told.
  return (
    said.find((label) => hasWord(nameWords(label), GOOD)) ??
    said[0] ??
    examples.find((label) => !isNo(label) && examples.some((other) => isNo(other)))
  );
}
