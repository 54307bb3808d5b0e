import type { ColumnRelation } from '../../contracts/table/column-relation';
import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import type { Table } from '../../model';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { BAD, CAME_BACK, GOOD, LEFT, MONEY_RESULT, REACHED, AMOUNTS } from '../outcome/outcome-words';
import { isLargerThan } from '../roles/rows/of-something-larger';
import { human, labelText } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { t } from './messages';
import type { FreeName, Made, RateKind } from './plan';
import { ALL_OF, EXPOSURE, GIVEN, IN_A_STATE, IN_TIME, SOME_OF, STAYS, wordsOf } from './words';
import { LIMITS } from './limits';

/** A sum that is told as so much of another. */
export interface RatePair {
  of: string;
  by: string;
  how: RateKind;
}

/** What the rows say of a pair: rows with both, those in which the first is larger, and both sums. */
export interface PairSums {
  rows: number;
  above: number;
  of: number;
  by: number;
  /** Rows in which there is nothing to divide by, and something above it. */
  without: number;
  /**
   * How much likelier the one is as counts that come about in proportion to the other, each member's own from moment to moment, than as counts that come
   * about evenly: a difference of log likelihoods.
   */
  follows: number;
}

/** The pairs of columns whose quotient a reader would ask for by their names, those that say the most first; which of them hold is for the rows to say. */
export function ratePairs({ columns, model }: Table): RatePair[] {
  if (!model || ['long', 'cells'].includes(model.shape.kind)) return [];
  const { algebra } = model;
  const own = new Set(columns.flatMap(({ name, carried, type }) => (carried === undefined && (type === 'integer' || type === 'number') ? [name] : []))); // prettier-ignore
  // That one is never above the other says that both are counted.
  const measured = model.columns.filter((one) => one.role === 'measure' && one.overMembers.how !== 'never' && own.has(one.name));
  const named = (name: string) => measured.find((one) => one.name === name);
  return [...partPairs(measured, algebra), ...earnedPairs(measured, algebra)]
    .filter(({ of, by }) => !isLargerThan(named(by), named(of)))
    .slice(0, LIMITS.mostTried);
}

const ofKind = <K extends ColumnRelation['kind']>(algebra: readonly ColumnRelation[], kind: K) =>
  algebra.filter((one): one is Extract<ColumnRelation, { kind: K }> => one.kind === kind);

const COUNTED: ReadonlySet<ModelColumn['quantity']> = new Set(['count', 'amount', 'other']);

/**
 * What a count is a rate of. Its base is what it is a part of by arithmetic or by name; else what it comes about among by their words, as long as the rows do not
 * refute that (`PairSums.follows`). What stays where it is (beds, staff) is a base only of its own states: beds may be occupied, and no complaint is a bed.
 */
function partPairs(measured: readonly ModelColumn[], algebra: readonly ColumnRelation[]): RatePair[] {
  const quotients = ofKind(algebra, 'quotient');
  const sums = ofKind(algebra, 'sum').filter(({ minus, divisor }) => minus.length === 0 && divisor === 1);
  const parts = ofKind(algebra, 'part');
  const integers = measured.filter(({ type }) => type === 'integer');
  const sure = integers.filter(({ quantity }) => COUNTED.has(quantity));
  // Of two counts that nobody knows the words for the rows say which is a part of the other.
  const isCount = (name: string) => sure.some((one) => one.name === name && one.quantity === 'count');
  const areOfOne = (of: string, by: string) => areOfOneNoun(of, by) || (haveOneNoun(of, by) && isCount(of) && isCount(by));
  // Fines paid are no money beside fines issued.
  const counts = integers.filter((one) => sure.includes(one) || sure.some(({ name }) => areOfOneNoun(one.name, name)));
  const asked = counts
    .map((column) => {
      const place = placeOf(wordsOf(column.name));
      return { column, place: counts.some(({ name }) => areOfOne(column.name, name)) ? Math.min(place, PLACES.some) : place };
    })
    // What has its rate in the table needs none.
    .filter(({ column, place }) => place < PLACES.other && !quotients.some(({ of }) => of.includes(column.name)))
    .sort((a, b) => a.place - b.place);
  const divides = (name: string) => quotients.filter(({ by }) => by.length === 1 && by[0] === name).length;
  return asked.flatMap(({ column: { name: of, unit }, place }) => {
    const words = wordsOf(of);
    const isBeside = (by: string) => sums.some(({ plus }) => plus.includes(of) && plus.includes(by));
    const isSumOf = (by: string) => sums.some(({ plus, target }) => target === by && plus.includes(of));
    const isPartOf = (by: string) => isSumOf(by) || areOfOne(of, by) || parts.some((one) => one.target === of && one.of === by);
    const exposed = hasWord(words, IN_TIME)
      ? measured.filter(({ name }) => name !== of && hasWord(wordsOf(name), EXPOSURE)).map(({ name: by }): RatePair => ({ of, by, how: 'exposed' }))
      : []; // prettier-ignore
    const wholes = counts
      .filter(({ name: by, unit: other }) => by !== of && !isBeside(by) && (unit?.sign ?? null) === (other?.sign ?? null))
      .map(({ name: by }) => ({ by, isPart: isPartOf(by), rank: divides(by) + (isSumOf(by) || saysAll(by) ? 1 : 0) }))
      .filter(({ by, isPart, rank }) => placeOf(wordsOf(by)) >= place && (isPart || (rank > 0 && mayBeAmong(words, by))))
      .sort((a, b) => Number(b.isPart) - Number(a.isPart) || b.rank - a.rank)
      .map(({ by, isPart }): RatePair => ({ of, by, how: isPart ? 'part' : 'among' }));
    const isPart = wholes[0]?.how === 'part';
    return isPart ? [...wholes, ...exposed] : [...exposed, ...wholes];
  });
}

/** Both names are one noun with a word of its own behind it each: `Pl. rés.`, `Pl. venues`. */
function haveOneNoun(of: string, by: string): boolean {
  const [words, others] = [nameWords(of), nameWords(by)];
  return words.length > 1 && words.slice(0, -1).join(' ') === others.slice(0, -1).join(' ') && words.at(-1) !== others.at(-1);
}

/** What became of some things of one name: `fines issued` and `fines paid`, `Mahlzeiten gekocht` and `Mahlzeiten ausgegeben`. */
function areOfOneNoun(of: string, by: string): boolean {
  const [last = '', other = ''] = [nameWords(of).at(-1), nameWords(by).at(-1)];
  return haveOneNoun(of, by) && PARTICIPLE.test(last) && PARTICIPLE.test(other);
}

export const PARTICIPLE =
  /^(?:\p{L}{2,}ed|sold|paid|sent|held|lost|won|made|given|taken|kept|left|read|shown|met|built|bought|found|driven|ge\p{L}{2,}(?:t|en)|(?:ab|an|auf|aus|ein|zu|zurück)ge\p{L}{2,}(?:t|en)|ver\p{L}{2,}(?:t|en)|be\p{L}{3,}t|er\p{L}{3,}t)$/u;

/** What is there the whole time is a base of what its own are or become. */
const mayBeAmong = (words: string[], by: string): boolean =>
  !hasWord(wordsOf(by), STAYS) || hasWord(words, IN_A_STATE) || hasWord(words, LEFT) || words.some((word) => /[a-z](?:ed|en)$/.test(word)); // prettier-ignore

const saysAll = (name: string): boolean => hasWord(nameWords(name), ALL_OF);

/** In which order they are told. */
const PLACES = { unwished: 0, wished: 1, some: 2, other: 3 };

/** What nobody wants first, then what somebody wants, then what else happens to some. */
function placeOf(words: string[]): number {
  if ([BAD, CAME_BACK, LEFT].some((set) => hasWord(words, set))) return PLACES.unwished;
  if (hasWord(words.filter((word) => !AMOUNTS.has(word)), GOOD) || hasWord(words, REACHED)) return hasWord(words, ALL_OF) ? PLACES.some : PLACES.wished; // prettier-ignore
  return hasWord(words, SOME_OF) ? PLACES.some : PLACES.other;
}

/** Money that came in, by what was given for it. */
function earnedPairs(measured: readonly ModelColumn[], algebra: readonly ColumnRelation[]): RatePair[] {
  const [money, ...more] = measured.filter(({ name, quantity, overMembers, currency, mixedCurrencies }) => quantity === 'money' && overMembers.how === 'sum' && currency === undefined && mixedCurrencies !== true && MONEY_RESULT.test(human(name).toLowerCase())); // prettier-ignore
  if (!money || more.length > 0) return [];
  const related = (name: string) =>
    algebra.some((one) => (one.kind === 'product' || one.kind === 'quotient') && [one.target, ...one.of, ...(one.kind === 'quotient' ? one.by : [])].filter((column) => column === name || column === money.name).length > 1); // prettier-ignore
  return measured
    .filter(({ name, quantity }) => name !== money.name && quantity !== 'money' && quantity !== 'rate' && hasWord(nameWords(name), GIVEN) && !related(name))
    .map(({ name }): RatePair => ({ of: money.name, by: name, how: 'earned' })); // prettier-ignore
}

/** The pairs that hold in the rows, one for each thing that is told as a rate. */
export function ratesOf(
  { columns }: Table,
  pairs: readonly RatePair[],
  sumsOf: (pair: RatePair) => PairSums | undefined,
  nameFree: FreeName,
): Made[] {
  const held = pairs.filter((pair) => {
    const sums = sumsOf(pair);
    if (!sums || sums.rows < LIMITS.fewestOf || sums.of <= 0 || sums.by <= 0) return false;
    if (sums.without > LIMITS.offPart * sums.rows) return false;
    if (pair.how === 'earned') return true;
    if (pair.how !== 'part' && sums.follows < -LIMITS.refuted) return false;
    return pair.how === 'exposed' || (sums.above <= LIMITS.offPart * sums.rows && sums.of <= LIMITS.mostOfWhole * sums.by);
  });
  const first = held.filter(({ of }, i) => held.findIndex((other) => other.of === of) === i);
  const told = [
    ...first.filter(({ how }) => how !== 'earned').slice(0, LIMITS.mostRates),
    ...first.filter(({ how }) => how === 'earned').slice(0, LIMITS.mostEarned),
  ];
  return told.map((pair): Made => {
    const { of, by, how } = pair;
    const factor = how === 'earned' ? 1 : how === 'part' ? 100 : roundBase(sumsOf(pair));
    const name = nameFree(nameOf(pair, factor));
    const [above, below] = [quoteName(of), quoteName(by)];
    const unit = how === 'part' ? '%' : how === 'earned' ? (columns.find((column) => column.name === of)?.unit ?? null) : null;
    return {
      planned: [{ name, type: 'number', unit, sql: `${factor === 1 ? '' : `${factor}.0 * `}${above}::DOUBLE / nullif(${below}::DOUBLE, 0)` }], // prettier-ignore
      of: [of, by],
      quotient: { of, by, factor, how },
      sentence: t('rate', { made: labelText(name), of: labelText(of), by: labelText(by) }),
    };
  });
}

/** A round number of the base for which there is at least one: per 100 flights, per 1,000 patient days. */
const roundBase = (sums: PairSums | undefined): number =>
  Math.max(100, 10 ** Math.ceil(Math.log10((sums?.by ?? 1) / (sums?.of ?? 1))));

function nameOf({ of, by, how }: RatePair, factor: number): string {
  if (how === 'earned') return t('name.rate', { of, by });
  return how === 'part' ? t('name.share', { of, by }) : t('name.among', { of, by, number: numberText(factor) });
}
