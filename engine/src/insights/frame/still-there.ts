import type { ModelColumn } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { CEILING, FLOW, RECURRING } from '../../profile/roles/vocabulary';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { saysGone, saysThingGone } from '../../understand/outcome/leaving-date';
import { ASKED, FORMER, HELD, HELD_IN_ONE, SO_FAR, THERE } from '../../understand/outcome/member-words';
import { asksForEnd } from '../../understand/outcome/outcome-words';
import { equals } from '../sql';
import type { Dimension, Frame, Gone, Measure } from './frame';
import { LIMITS } from './limits';

/** A level is what holds at present: it ends with the member that has it. What was bought, sold or booked stays. */
const holdsNow = (words: string[]): boolean =>
  !hasWord(words, SO_FAR) &&
  ([HELD, CEILING, RECURRING].some((set) => hasWord(words, set)) || words.some((word) => HELD_IN_ONE.test(word)));

/** Members of a list who left; null where rows are no members, or nothing says who did. */
export function goneFrom(table: Frame['table'], dimensions: readonly Dimension[]): Gone | null {
  if (table.model?.shape.kind !== 'entity') return null;
  for (const dimension of dimensions.toSorted((a, b) => Number(isAnswer(a)) - Number(isAnswer(b)))) {
    const labels = goneIn(dimension);
    if (labels.length === 0 || labels.length === dimension.labels.length) continue;
    const codes = new Set(labels.map((label) => dimension.labels.indexOf(label)));
    return {
      dimension,
      labels,
      said: isAnswer(dimension)
        ? [hasWord(nameWords(dimension.column.name), THERE) ? `${dimension.noun} ${labels.join()}` : dimension.noun]
        : labels,
      isThere: (row) => !codes.has(dimension.codes[row] ?? NaN),
      there: `NOT coalesce(${labels.map((label) => equals(dimension.column, label)).join(' OR ')}, false)`,
    };
  }
  return null;
}

/** Yes and no. */
const isAnswer = ({ labels }: Dimension): boolean => labels.every((label) => yesOrNo(label) !== null);
function goneIn(dimension: Dimension): string[] {
  const { labels, distinct } = dimension;
  const words = nameWords(dimension.column.name).filter((word) => !ASKED.has(word));
  if (labels.length < 2 || distinct > LIMITS.mostStates) return [];
  if (isAnswer(dimension)) {
    const isEach = (says: (word: string) => boolean) => words.length > 0 && words.every(says);
    const asked = isEach(isGone) ? true : isEach((word) => THERE.has(word)) ? false : null;
    return asked === null ? [] : labels.filter((label) => yesOrNo(label) === asked);
  }
  // `Closed` beside `open` is work that is done, and nobody who left.
  const isThere = (label: string) => !isGone(label) && hasWord(nameWords(label), THERE);
  return asksForEnd(words) && labels.some(isThere) ? labels.filter(isGone) : [];
}

const isGone = (text: string): boolean => saysGone(text) || saysThingGone(text) || hasWord(nameWords(text), FORMER);

/** Those who left, where what a measure adds up ended with them: its sum is that of the members who are still there. */
export function goneOf({ table, gone }: Pick<Frame, 'table' | 'gone'>, measure: Measure | null): Gone | null {
  if (gone === null || measure?.kind !== 'column') return null;
  const column = table.model?.columns.find(({ name }) => name === measure.columns[0]);
  return column && isHeld(table, column) ? gone : null;
}

/** Twelve times what is paid a month is paid as long, and so is what seats come to at their price. */
function isHeld({ model }: Frame['table'], { name, overMembers }: ModelColumn): boolean {
  const words = nameWords(name);
  if (overMembers.how !== 'sum' || hasWord(words, SO_FAR)) return false;
  const made = (model?.algebra ?? []).flatMap((one) =>
    (one.kind === 'linear' || one.kind === 'product') && one.target === name ? one.of : [],
  );
  const of = hasWord(words, FLOW) ? [] : made;
  return holdsNow(words) || of.some((part) => holdsNow(nameWords(part)));
}

/** A measure's figures, without those of members who left where they ended with them. */
export function valuesThere(frame: Pick<Frame, 'table' | 'gone'>, measure: Measure): Float64Array {
  const gone = goneOf(frame, measure);
  return gone ? measure.values.map((value, row) => (gone.isThere(row) ? value : NaN)) : measure.values;
}
