import type { ColumnRelation } from '../../contracts/table/column-relation';
import { columnsOfRelation } from '../../contracts/table/column-relation';
import type { ModelColumn, ModelOutcome, TableShape } from '../../contracts/table/table-model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { TARGET } from '../../profile/roles/vocabulary';
import { isAnswer, yesOrNo } from '../../read/typing/yes-or-no';
import { human } from '../../wording/human';
import { eventOfFollowed } from '../algebra/time/followed';
import { endOf, eventOf, isNo, leftOf, toldOf, type Labels } from './event-of-labels';
import { ofSeveral } from '../shape/several';
import { leadMeasure } from './lead-measure';
import { saysGone } from './leaving-date';
import { namesEvent, namesTrait } from './names-event';
import {
  AMOUNTS,
  BAD,
  CAME_BACK,
  GOOD,
  GRADE,
  GRAVITY,
  KIND,
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

type Outcome = Extract<ModelOutcome, { kind: 'outcome' }>['outcome'];

interface Candidate extends Outcome {
  rating: number;
  /** Nothing but the form of a word says so: `completed`, `verified` may as well be what was settled before. */
  byForm?: true;
  /** Its labels say how it ended. */
  isEnd?: true;
  /** Of a measure: it is money, what came in or a price. */
  isAmount?: boolean;
}

/** What a table is about, and what else became of its rows. */
export interface Outcomes {
  outcome: ModelOutcome;
  /** Other ends that words name, by their events: whether it was late beside whether it was remade. */
  also: Outcome[];
}

/** What the table is about: a result of its rows, or the measure that leads a series. Abstains where it is not clear. */
export function findOutcomes(
  table: string,
  all: readonly ModelColumn[],
  shape: TableShape,
  relations: readonly ColumnRelation[],
  distinct: ReadonlyMap<string, number> = new Map(),
  labels: ReadonlyMap<string, Labels> = new Map(),
): Outcomes {
  // Figures of several quantities are no result of anything.
  const several = shape.kind === 'long' ? [] : ofSeveral(shape);
  const columns = all.filter(({ name }) => !several.includes(name));
  if (shape.kind === 'series' || shape.kind === 'panel' || shape.kind === 'long')
    return { outcome: leadMeasure(table, columns, shape, relations), also: [] };
  const last = columns.findLast(({ role }) => !WITHOUT_RESULT.has(role))?.name;
  const cut = cutInTwo(columns, relations, last);
  // The ends of a span, and the marks that an average is made of, are no results beside their middle.
  const ends = new Set(relations.flatMap((one) => (one.kind === 'sum' && one.divisor > 1 ? [...one.plus, ...one.minus] : [])));
  const [flag, ...flags] = columns.filter(({ role }) => role === 'boolean');
  const dated = (shape.kind === 'event' || shape.kind === 'entity') && columns.some(({ time }) => time === 'axis');
  const days = new Set(columns.flatMap(({ name, time }) => (time === 'end' || time === 'other' ? [name] : [])));
  const priced = columns.some(({ name, quantity }) => quantity === 'money' && !hasWord(nameWords(name), NEVER_OUTCOME));
  const single = flags.length === 0 ? flag?.name : undefined;
  const only = dated ? single : undefined;
  const first = firstOfStudy(columns);
  const title = namedAfter(table, columns);
  const rated = columns
    .filter(({ name }) => !ends.has(name))
    .filter(({ name, role }) => !LABELLED.has(role) || (distinct.get(name) ?? 0) <= LIMITS.mostLabels)
    .flatMap((column) =>
      rate(column, relations, {
        isLast: column.name === last,
        isCut: cut.has(column.name),
        isOnly: column.name === only,
        isFirst: column === first && column.role === 'boolean',
        isAsked: column.name === single && column.name === last && asksForKind(column),
        isPriced: priced,
        isTitle: column.name === title,
        isList: shape.kind === 'entity',
        days,
        labels: labels.get(column.name) ?? [],
      }),
    )
    .sort((a, b) => b.rating - a.rating);
  // What became of the row is told by labels for it; what else was done was settled before.
  const isTold = rated.some(({ column, rating, byForm }) => !byForm && rating >= LIMITS.least && columns.some(({ name, role }) => name === column && LABELLED.has(role))); // prettier-ignore
  const [best, next] = rated.filter(({ byForm }) => !(isTold && byForm));
  if (!best || best.rating < LIMITS.least) {
    // How often something came about for each, where nothing else is called a result.
    const counted = first?.role === 'measure' && first.quantity === 'count' && !hasWord(nameWords(first.name), NEVER_OUTCOME);
    return { outcome: counted ? { kind: 'outcome', outcome: { column: first.name, good: null } } : { kind: 'none' }, also: [] };
  }
  const plain = ({ rating: _, byForm: __, isEnd: ___, isAmount: ____, ...outcome }: Candidate): Outcome => outcome;
  // How it ended stands before a rate or a score on the way, and beside what came in.
  const [ended, other] = best.isEnd ? [best, next] : [next, best];
  const told =
    ended?.isEnd && other?.isAmount === false
      ? ended
      : !next || best.rating - next.rating >= LIMITS.ahead || sameGroup(best.column, next.column, relations)
        ? best
        : null;
  if (!told) return { outcome: { kind: 'candidates', candidates: next ? [best, next].map(plain) : [plain(best)] }, also: [] };
  const also = rated.filter(
    ({ column, event, rating, byForm }) =>
      column !== told.column &&
      event !== undefined &&
      !byForm &&
      rating >= LIMITS.least &&
      !sameGroup(column, told.column, relations),
  );
  return { outcome: { kind: 'outcome', outcome: plain(told) }, also: also.slice(0, LIMITS.mostAlso).map(plain) };
}

/**
 * The one column whose whole header is what the table's name ends with: `DoctorVisits.csv` is about `visits`. A list is called after what it lists, which is then no
 * figure of it.
 */
function namedAfter(table: string, columns: readonly ModelColumn[]): string | undefined {
  const ofTable = nameWords(table.replace(/\.\w+$/, '').replace(/\d+/g, ' ')).join(' ');
  const named = columns.filter(({ name, role }) => {
    const own = nameWords(name).join(' ');
    return (role === 'measure' || role === 'boolean') && own !== '' && (ofTable === own || ofTable.endsWith(` ${own}`));
  });
  return named.length === 1 ? named[0]?.name : undefined;
}

/** `type`, with yes and no in words below it. */
const asksForKind = ({ name, examples }: ModelColumn): boolean => KIND.has(nameWords(name).join(' ')) && examples.every(isAnswer);

/** What stands behind the columns that are looked at: what a row is called, and what was noted of it. */
const WITHOUT_RESULT: ReadonlySet<ModelColumn['role']> = new Set([
  'identifier',
  'text',
  'personal-data',
  'constant',
  'empty',
  'time',
]);

const sameGroup = (a: string, b: string, relations: readonly ColumnRelation[]) =>
  relations.some((relation) => {
    const columns = columnsOfRelation(relation);
    return columns.includes(a) && columns.includes(b);
  });

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'category', 'coded-category', 'ordered-category']);

/**
 * Columns of yes and no that say on which side of a border a measure lies, where one of both is the last: somebody has cut what the others
 * lead to, because it matters on which side it is.
 */
function cutInTwo(columns: readonly ModelColumn[], relations: readonly ColumnRelation[], last: string | undefined): Set<string> {
  const isResult = (name: string): boolean =>
    columns.some(
      (column) =>
        column.name === name &&
        column.role === 'measure' &&
        column.quantity !== 'age' &&
        !hasWord(nameWords(name), NEVER_OUTCOME),
    );
  return new Set(
    relations.flatMap((relation) =>
      relation.kind === 'bucket' && isResult(relation.of) && (relation.of === last || relation.target === last)
        ? [relation.target]
        : [],
    ),
  );
}

/**
 * What a table begins with that neither names nor dates its rows: what is gathered for a question, as the tables of textbooks and
 * studies are, has the answer first, while an export begins with what a row is called or when it was. What people are by birth is none.
 */
function firstOfStudy(columns: readonly ModelColumn[]): ModelColumn | undefined {
  const isNumbering = ({ role, because }: ModelColumn) =>
    role === 'identifier' && because.by === 'values' && because.are === 'one-after-another';
  const told = columns.filter((column, at) => at > 0 || !isNumbering(column));
  const named = told.some(({ role }) => role === 'identifier' || role === 'text' || role === 'personal-data' || role === 'time');
  const [first] = told;
  return !named && first && told.length > LIMITS.fewestAsked && !namesTrait(nameWords(first.name)) ? first : undefined;
}

interface Asked extends Record<
  'isLast' | 'isFirst' | 'isCut' | 'isOnly' | 'isAsked' | 'isPriced' | 'isTitle' | 'isList',
  boolean
> {
  labels: Labels;
  /** Columns of days on which something ended or happened. */
  days: ReadonlySet<string>;
}

/**
 * @param isList rows are things or members of a list
 * @param isFirst the table begins with it, and neither names nor dates its rows
 * @param isLast no column that could be a result stands behind it: what came of the others is often written last
 * @param isPriced what happened was paid for: how grave it was is one of the reasons
 * @param isTitle the table is named after it
 * @param isAsked it is the last and the only yes or no, below a header that asks for something else
 * @param isOnly it is the only yes or no of something that happened at a moment
 */
function rate(
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
