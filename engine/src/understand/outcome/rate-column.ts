import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, ModelOutcome } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { TARGET } from '../../profile/roles/vocabulary';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { human } from '../../wording/human';
import { eventOfFollowed } from '../algebra/time/followed';
import { endOf, eventOf, isNo, leftOf, toldOf, type Labels } from './event-of-labels';
import { saysGone } from './leaving-date';
import { namesEvent } from './names-event';
import {
  AMOUNTS,
  BAD,
  CAME_BACK,
  GOOD,
  GRADE,
  GRAVITY,
  MONEY_RESULT,
  NAMED,
  NEVER_OUTCOME,
  PRICE,
  REACHED,
  asksForEnd,
  asksOnlyForEnd,
  isScoreOfHarm,
} from './outcome-words';
import { isRateOfTwo } from './rate-of-two';
import { LIMITS } from './limits';

export type Outcome = Extract<ModelOutcome, { kind: 'outcome' }>['outcome'];

export interface Candidate extends Outcome {
  rating: number;
  /** Nothing but the form of a word says so: `completed`, `verified` may as well be what was settled before. */
  byForm?: true;
  /** Its labels say how it ended. */
  isEnd?: true;
  /** Of a measure: it is money, what came in or a price. */
  isAmount?: boolean;
}

/** Roles whose values are labels. */
export const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'category', 'coded-category', 'ordered-category']);

interface Asked extends Record<
  'isLast' | 'isFirst' | 'isCut' | 'isOnly' | 'isAsked' | 'isPriced' | 'isTitle' | 'isList',
  boolean
> {
  labels: Labels;
  /** Columns of days on which something ended or happened. */
  days: ReadonlySet<string>;
}

/**
 * How much speaks for a column as the result, in points, with its event and its good way; none where it cannot be one.
 * @param isList rows are things or members of a list
 * @param isFirst the table begins with it, and neither names nor dates its rows
 * @param isLast no column that could be a result stands behind it: what came of the others is often written last
 * @param isPriced what happened was paid for: how grave it was is one of the reasons
 * @param isTitle the table is named after it
 * @param isAsked it is the last and the only yes or no, below a header that asks for something else
 * @param isOnly it is the only yes or no of something that happened at a moment
 */
export function rateColumn(
  column: ModelColumn,
  relations: readonly ColumnRelation[],
  { isLast, isFirst, isCut, isOnly, isAsked, isPriced, isTitle, isList, labels, days }: Asked,
): Candidate[] {
  const apart = nameWords(column.name);
  // What is written in two words is one word in others' headers: `no_show`, `drop out`.
  const words = [...apart, ...(apart.length === 2 ? [apart.join('')] : [])];
  const labelled = LABELLED.has(column.role);
  // How far a figure may be off is no result.
  if (UNCERTAINTY.test(apart.join(' '))) return [];
  // Who won somebody over is no victory.
  if (labelled && BY_WHOM.test(apart.at(-1) ?? '')) return [];
  const ends = relations.some(({ kind, ...relation }) => kind === 'followed' && 'of' in relation && relation.of === column.name);
  const named = isTitle || hasWord(words, NAMED) || (labelled && asksOnlyForEnd(apart)) || ends;
  const cameBack = column.role === 'boolean' && hasWord(words, CAME_BACK);
  const went = column.role === 'boolean' && WENT.test(apart.join(' '));
  const bad = cameBack || went || hasWord(words, BAD) || isScoreOfHarm(words) || (isLast && !isPriced && hasWord(words, GRAVITY));
  // A sales rep is named after what is measured elsewhere.
  const ofAmount = column.role === 'category' || column.role === 'coded-category';
  const good =
    hasWord(ofAmount ? words.filter((word) => !AMOUNTS.has(word)) : words, GOOD) ||
    (isLast && hasWord(words, GRADE)) ||
    (column.role === 'boolean' && hasWord(words, REACHED));
  if (hasWord(words, NEVER_OUTCOME) && !bad) return [];
  const two = column.role === 'boolean' || column.examples.length === 2;
  // Why and when is only known of what came about: it says what the label means that it is filled for, and is no result beside it.
  if (labelled && !two && relations.some((one) => one.kind === 'settled' && !one.nought && one.target === column.name)) return [];
  const told = labelled ? (toldOf(column, relations) ?? (isList ? leftOf(column, relations, days) : null)) : null;
  if (told)
    return [
      { column: column.name, event: told.label, good: told.unwished ? 'low' : null, rating: 3 + (two ? 0.5 : 0), isEnd: true },
    ];
  if (labelled) {
    // Labels that are a wished and an unwished result (pass, fail) say what a column is by themselves.
    const opposed =
      column.examples.some((label) => hasWord(nameWords(label), BAD)) &&
      column.examples.some((label) => hasWord(nameWords(label), GOOD));
    const telling = column.examples.some((label) => hasWord(nameWords(label), BAD) || hasWord(nameWords(label), GOOD));
    // How much of it came about, one label saying that nothing did: `improved` none, some, marked.
    const inDegrees = !two && isLast && namesEvent(apart) && column.examples.some(isNo);
    const happened =
      inDegrees || (column.role === 'boolean' && (isCut || isAsked || isFirst || ((isLast || isOnly) && namesEvent(apart))));
    const isStatus = asksForEnd(apart);
    // Yes and no are no ends: the header says what came about.
    const end =
      bad || good || column.examples.some((label) => yesOrNo(label) !== null) ? undefined : endOf(column, labels, relations);
    // Of a status with two labels one of which everybody wishes for, the other is what is usual.
    const stated = two && telling && isStatus;
    const isSaid = end?.by === 'words' && isStatus;
    const said =
      (bad || good || isSaid ? 3 : named ? 2.5 : happened || stated || end ? 2 : 0) +
      (opposed ? 2 : telling && (two || named) ? 1 : 0);
    const rating = said + (two ? 0.5 : 0) + (said > 0 && two && isLast ? LIMITS.last : 0);
    if (rating < LIMITS.least) return [];
    const event = end
      ? end.label
      : two || opposed
        ? ((ends ? eventOfFollowed(column) : undefined) ?? eventOf(column, bad, good, labels))
        : undefined;
    const goodWay = end
      ? end.good
      : // What is sold of a fleet is no sale.
        isList && event !== undefined && saysGone(event)
        ? null
        : bad || (event !== undefined && hasWord(nameWords(event), BAD))
          ? 'low'
          : good || (event !== undefined && hasWord(nameWords(event), GOOD))
            ? 'high'
            : null;
    const byForm = happened && !isCut && !isAsked && !isFirst && !bad && !good && !named && !telling;
    return [{ column: column.name, ...(event === undefined ? {} : { event }), good: goodWay, rating, ...(byForm ? { byForm } : {}), ...(isSaid ? { isEnd: true } : {}) }]; // prettier-ignore
  }
  // A rate that stands beside what it is put together of is what somebody watches, and worth more than its parts.
  const isRate = isRateOfTwo(column, relations);
  // Of a measure the target is what was planned; the share that reached it is none.
  if (column.role !== 'measure' || (hasWord(words, TARGET) && !isRate) || column.currency !== undefined || column.mixedCurrencies)
    return [];
  const text = human(column.name).toLowerCase();
  const reached = hasWord(words, REACHED);
  // What one piece costs is no result of how many there are.
  const isPrice = relations.some((one) => one.kind === 'product' && one.of.includes(column.name));
  const made = relations.some(({ kind, target }) => target === column.name && (kind === 'sum' || kind === 'product'));
  const rating = isTitle
    ? 4.5
    : PRICE.test(text) && !isPrice && !/\b(?:unit|per|list)\b/.test(text)
      ? 2
      : named
        ? 2.5
        : MONEY_RESULT.test(text) && (column.quantity === 'money' || column.quantity === 'amount')
          ? made
            ? 2.5
            : 2
          : bad || good || (isRate && reached)
            ? isRate
              ? 2.5
              : 2
            : 0;
  return rating === 0
    ? []
    : [
        {
          column: column.name,
          good: bad ? 'low' : good || reached || MONEY_RESULT.test(text) ? 'high' : null,
          rating: rating + (isLast ? LIMITS.last : 0),
          isAmount: MONEY_RESULT.test(text) || PRICE.test(text),
        },
      ];
}

/** `left`, `left without being seen`, `LWBS`; whose left hand it is says nothing. */
const WENT = /^(?:lwbs|eloped|quit|resigned|left(?: (?:without|against|early|before|on|school|work|company|us|job|the)\b.*)?)$/;
const UNCERTAINTY =
  /\bmargin of error\b|\berror margin\b|\b(?:standard|std) err(?:or)?s?\b|\bconfidence\b|^moe\b|\bmoe$|standardfehler/;
const BY_WHOM = /^(?:by|durch|von|par|por|door)$/;
