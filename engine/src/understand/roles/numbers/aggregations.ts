import { columnsOfRelation, type ColumnRelation } from '../../../contracts/table/column-relation';
import type { Aggregation, TableShape } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import { hasWord, wordSet } from '../../../profile/roles/name-words';
import { ADDITIVE, CEILING, FLOW, INTENSIVE, MONEY, RECURRING, STOCK, SUMMARY } from '../../../profile/roles/vocabulary';
import { looksCounted, measuresStuff } from '../../../profile/roles/number-role';
import { byRelation, byValues, byWord, type Decided } from '../decided';
import type { Header } from '../header';
import { LIMITS } from '../limits';
import { mayBeYears } from '../time/may-be-years';

export interface Measured {
  column: Column;
  decided: Decided;
  header: Header;
  relations: readonly ColumnRelation[];
  /** Never falls along the table's time, but for corrections. */
  rising: boolean;
  /** It comes one by one from reading to reading. */
  anew: boolean;
  /** The column holds figures of several metrics, or of several currencies. */
  ofMany: boolean;
  /** Each row is a thing of its own. */
  things: boolean;
  /** Rows are members as they are today, each with the day on which it came. */
  listed: boolean;
  /** Each row is something that happened. */
  happened: boolean;
  /** Rows happened at some moment, or are read again and again. */
  dated: boolean;
  /** No row has a time, so that nothing says when its figures came together. */
  undated: boolean;
  /** It is what a number of pieces comes to at the price of one, by this relation. */
  worth: ColumnRelation | null;
  /** Whether another column counts or adds up something. */
  isAmount: (name: string) => boolean;
}

const NEVER: Aggregation = { how: 'never', because: { by: 'type' } };
/** A figure of its own for each row: neither of several rows has the same meaning together. */
const LEVELS = new Set(['percent', 'rate', 'score', 'price', 'temperature', 'age', 'size']);
const TOTALS = /^(?:total|totals|sum|gesamt|summe|suma|somme|totale|overall)$/;

/** What is there at a moment, by a place: workers on site, pieces in stock. */
const STANDING =
  /\b(?:on site|on hand|on board|in stock|on order|at hand|in use|live|in force|in circulation|in service|outstanding|sur site|en stock|vor ort|auf lager)$/;

/** How much fits in. */
const CAPACITY = wordSet('capacity kapazität capacité capacidad capacità capaciteit');

/** How long something took, in a unit that nothing tells: `running_time`, `Ladezeit`. */
const TIMES = /^(?:time|times|\p{L}{3,}time|\p{L}*zeit|temps|tiempo|tempo|tijd)$/u;

/** Those who work full time, and what happens for the first time: no time that something took. */
const OCCUPATION = wordSet('full part half first second last');

/** How figures of several rows of one moment are put together: a sum needs evidence, and without it stays a mean. */
export function overMembers(measured: Measured): Aggregation {
  const { column, decided, header, relations } = measured;
  if (decided.role !== 'measure' || decided.quantity === 'angle' || measured.ofMany)
    return { ...NEVER, because: decided.because };
  if (mayBeYear(measured)) return { how: 'never', because: byValues('within-range') };
  const { words } = header;
  // What rows belong to has it once, and each of its rows repeats it.
  const members = relations.find(({ kind, target }) => kind === 'of-members' && target === column.name);
  if (members) return { how: 'mean', because: byRelation(members) };
  if (measured.worth && !(decided.quantity && LEVELS.has(decided.quantity)))
    return { how: 'sum', because: byRelation(measured.worth) };
  const balance = measured.happened
    ? relations.find((one) => one.kind === 'cumulated' && columnsOfRelation(one).includes(column.name))
    : undefined;
  // Where an account stands after each booking is no part of anything; what comes and goes is.
  if (balance) return { how: balance.target === column.name ? 'mean' : 'sum', because: byRelation(balance) };
  const weight = weightOf(column.name, relations, measured.isAmount);
  if (LEVELS.has(decided.quantity ?? 'other')) {
    if (weight) return { how: 'weighted-mean', by: weight.by, because: byRelation(weight.relation) };
    return { how: 'mean', because: byWord(header.head, decided.quantity ?? 'a level') };
  }
  // By an amount divided, whatever it is called: `cost / conversions` is a cost by its word.
  if (weight) return { how: 'weighted-mean', by: weight.by, because: byRelation(weight.relation) };
  const summary = hasWord(words, SUMMARY) && !words.some((word) => TOTALS.test(word));
  if (summary) return { how: 'mean', because: byWord(header.head, 'a summary of others') };
  if (decided.quantity === 'duration' || (TIMES.test(header.head) && !header.words.some((word) => OCCUPATION.has(word))))
    return { how: 'mean', because: byWord(header.head, 'a duration') };
  if (isProperty(measured)) return { how: 'mean', because: byValues('alike') };
  if (decided.quantity === 'count') return { how: 'sum', because: byWord(header.head, 'a count') };
  if ((decided.quantity === 'money' && namesAmount(header)) || (decided.quantity === 'amount' && !isSigned(measured)))
    return { how: 'sum', because: byWord(header.head, 'an amount') };
  if (hasWord(words, STOCK)) return { how: 'sum', because: byWord(header.head, 'a stock') };
  const part = relations.find(
    (relation) =>
      relation.kind === 'sum' &&
      relation.divisor === 1 &&
      relation.minus.length === 0 &&
      [relation.target, ...relation.plus].includes(column.name),
  );
  if (part) return { how: 'sum', because: byRelation(part) };
  if ((isTail(measured) || isTakings(measured)) && !hasWord([header.head], INTENSIVE))
    return { how: 'sum', because: byValues('zeros-and-long-tail') };
  const counted = column.type === 'integer' ? relations.find((one) => one.kind === 'part' && one.of === column.name) : undefined;
  // Of what is a part of it as many are counted.
  if (counted) return { how: 'sum', because: byRelation(counted) };
  return { how: 'mean', because: { by: 'no-evidence' } };
}

/** A word says that money comes in or goes out; that it is money alone may be a price as well. */
const namesAmount = ({ front, plural }: Header): boolean => {
  const words = front.filter((word) => !CURRENCY.test(word));
  if (hasWord(words, RECURRING)) return false;
  return (
    plural ||
    [MONEY, ADDITIVE, FLOW, STOCK].some((set) => hasWord(words, set)) ||
    words.some((word) => TOTALS.test(word) || COMING_OR_GOING.test(word))
  );
};

/** What the amounts are in says nothing of what they are. */
const CURRENCY = /^(?:usd|eur|gbp|[$€£])$/;

/** Money that comes in or goes out, alone or at the end of a compound: `Behandlungskosten`, `kaartomzet`. */
const COMING_OR_GOING =
  /^(?:ca|chiffre|\p{L}*(?:gasto|ingreso|ganancia|dépense|recette|bénéfice|perte|ricavo|guadagno|winst|receita|despesa|lucro|kosten|umsatz|umsätze|betrag|beträge|ausgaben|einnahmen|erlös|erlöse|gebühr|gebühren|gewinn|verlust|aufwand|uitgaven|inkomsten|omzet|kostnad|kostnader|intäkter|utgifter|försäljning))$/u;

/** Money of all sizes, or with a tail and none at all at times: what is asked for one thing lies closer together. */
function isTakings({ decided, column: { stats } }: Measured): boolean {
  const [low, high, median] = [Number(stats.min ?? -1), Number(stats.max ?? 0), stats.median ?? Infinity];
  const least = low === 0 ? LIMITS.longTail : LIMITS.tailWithoutNought;
  return decided.quantity === 'money' && low >= 0 && median > 0 && high >= least * median;
}

/** A number of a thing or an event that may be a year, for all that is known: until somebody says that it is none it has no mean. */
const mayBeYear = ({ column: { name, type, stats, unit }, decided, things, happened }: Measured): boolean =>
  (things || happened) &&
  type === 'integer' &&
  unit === null &&
  decided.because.by === 'no-evidence' &&
  mayBeYears(name, Number(stats.min), Number(stats.max));

/** Goes below nought, and no word but its plural says that it adds up: scores and distances do, amounts hardly. */
const isSigned = ({ column, header }: Measured): boolean =>
  Number(column.stats.min ?? 0) < 0 && !hasWord(header.words, ADDITIVE) && !hasWord(header.words, FLOW);

/** Whole numbers of a scale of a hundred, none of them near its ends: `complaints` of an opinion poll are shares of those who were asked. */
const isScaled = ({ type, stats }: Column): boolean =>
  type === 'integer' && Number(stats.min ?? 0) >= LIMITS.offNought && Number(stats.max ?? Infinity) <= LIMITS.ofAHundred;

/** Of what is counted anew each time there are few at times: whole numbers that never come near nought are read off something. */
const standsOff = ({ type, stats }: Column): boolean => type === 'integer' && Number(stats.min ?? 0) >= LIMITS.offNought;

/** What things of a kind have much the same of, and no word calls it a sum: cylinders of cars, seats of rooms, premiums of states. */
function isProperty({ column, decided, header, things, dated, undated, relations }: Measured): boolean {
  const { p25 = 0, p75 = Number.POSITIVE_INFINITY, min, max } = column.stats;
  const adds = relations.some(
    (one) => one.kind === 'sum' && one.divisor === 1 && [one.target, ...one.plus, ...one.minus].includes(column.name),
  );
  // A plural in decimals, with no other word, may be the end of any word: `Wechselkurs`.
  const isDecimals = column.type === 'number' && decided.quantity === 'amount';
  const alike =
    things || isDecimals || (undated && isScaled(column)) || (dated && standsOff(column) && decided.quantity === 'count');
  if (!alike || adds || header.words.some((word) => TOTALS.test(word)) || p25 <= 0) return false;
  const isFlow = hasWord(header.words, ADDITIVE) || hasWord(header.words, FLOW);
  if (decided.quantity === 'money') return !isFlow && p75 < LIMITS.compactMoney * p25;
  if (p75 >= LIMITS.compact * p25) return false;
  // Each has some of them, and none has many: whatever they are called.
  const parts = things && column.type === 'integer' && Number(min) > 0 && Number(max) <= LIMITS.mostOfThing;
  // What fits into each of much the same things is how large they are; of places and plants that differ it is there together.
  const isSize = (word: string) => CAPACITY.has(word) && p75 < LIMITS.compactMoney * p25;
  const isStock = header.words.some((word) => hasWord([word], STOCK) && !isSize(word));
  return parts || !(isFlow || isStock);
}

/**
 * Whole numbers from nought up, with a few that are far larger than most (hours of a day go round, and girths end), or of all sizes without a nought:
 * concentrations and scores have a tail as well, but none so long.
 */
function isTail({ column: { type, unit, stats } }: Measured): boolean {
  const [low, high] = [Number(stats.min ?? -1), Number(stats.max ?? 0)];
  const least = low === 0 ? LIMITS.longTail : LIMITS.tailWithoutNought;
  // The largest of very many is far above them whatever they are: how far apart the middle ones are does not grow with the table.
  const { p25 = 0, p75 = 0 } = stats;
  if (low !== 0 && p75 < LIMITS.middleOfAllSizes * p25) return false;
  return (
    type === 'integer' &&
    (unit === null || measuresStuff(unit)) &&
    looksCounted(low, high) &&
    high >= least * (stats.median ?? Infinity)
  );
}

/** What a quotient is a part of: its mean over members is weighted by that. */
function weightOf(
  name: string,
  relations: readonly ColumnRelation[],
  isAmount: (name: string) => boolean,
): { by: string; relation: ColumnRelation } | null {
  for (const relation of relations) {
    const [by, ...more] = relation.kind === 'quotient' && relation.target === name ? relation.by : [];
    if (by !== undefined && more.length === 0 && isAmount(by)) return { by, relation };
  }
  return null;
}

/** How figures of several moments are put together. */
export function overTime(measured: Measured, members: Aggregation, shape: TableShape['kind']): Aggregation {
  const { column, header, relations } = measured;
  if (members.how === 'never') return members;
  const cumulated = relations.find(({ kind, target }) => kind === 'cumulated' && target === column.name);
  if (cumulated) return { how: 'last', because: byRelation(cumulated) };
  if (measured.rising) return { how: 'last', because: byValues('smooth') };
  if (members.how === 'mean' || members.how === 'weighted-mean') return members;
  if (hasWord(header.words, STOCK)) return { how: 'last', because: byWord(header.head, 'a stock') };
  if (hasWord(header.words, CEILING) || STANDING.test(header.words.join(' ')))
    return { how: 'last', because: byWord(header.head, 'a stock') };
  if (shape === 'event' && hasWord(header.words, RECURRING)) return { how: 'mean', because: byWord(header.head, 'a rate') };
  if (shape === 'event') return { how: 'sum', because: { by: 'shape', is: 'event' } };
  // What members have done so far has not happened on the day on which they came.
  if (measured.listed) return { how: 'last', because: { by: 'shape', is: shape } };
  if (hasWord(header.words, FLOW)) return { how: 'sum', because: byWord(header.head, 'a flow') };
  if (shape === 'entity' || shape === 'cells') return { how: 'last', because: { by: 'shape', is: shape } };
  if (measured.anew && measured.decided.quantity === 'count') return { how: 'sum', because: byValues('zeros-and-long-tail') };
  // A stock is hardly ever nought: what often is came in one by one.
  if (isTail(measured) && column.stats.min === 0) return { how: 'sum', because: byValues('zeros-and-long-tail') };
  return { how: 'mean', because: { by: 'no-evidence' } };
}
