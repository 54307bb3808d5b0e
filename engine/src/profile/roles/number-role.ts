import type { ColumnFacts } from '../column-facts';
import type { RoleDecision } from './role-decision';
import { hasWord, nameWords } from './name-words';
import { currencyOfName, namesPart, namesPercent, namesQuotient, namesTaken } from './quotients';
import { unitOfName } from './unit-of-name';
import {
  ADDITIVE,
  CODED_CATEGORY,
  COORDINATE,
  DURATION,
  GEOGRAPHY,
  IDENTIFIER,
  IDENTIFIER_STRONG,
  INTENSIVE,
  LASTING,
  MONEY,
  QUANTITY,
  RATING,
  UNIT_PRICE,
} from './vocabulary';
import { LIMITS } from './limits';

const DURATION_UNITS: [RegExp, string][] = [
  [/^(ms|milliseconds?)$/, 'ms'],
  [/^(s|secs?|seconds?)$/, 's'],
  [/^(mins?|minutes?)$/, 'min'],
  [/^(h|hrs?|hours?)$/, 'hours'],
  [/^days?$/, 'days'],
  [/^weeks?$/, 'weeks'],
];
const MEASURED_UNITS = new Set([
  'days',
  'hours',
  'minutes',
  'min',
  'mins',
  's',
  'sec',
  'secs',
  'seconds',
  'ms',
  'h',
  'd',
  'weeks',
  'hrs',
  'hr',
]);

/** Units of stuff that is used, made or moved: amounts of it add up. */
const SUMMED_UNITS = new Set([
  'kg',
  'g',
  't',
  'lbs',
  'tons',
  'tonnes',
  'l',
  'ml',
  'litres',
  'liters',
  'kwh',
  'mwh',
  'mb',
  'gb',
  'km',
  'mi',
  'miles',
]);

/** Stuff that is used, made or moved is measured in it. */
export const measuresStuff = (unit: string): boolean => SUMMED_UNITS.has(unit.toLowerCase());

/** Words after which even some dozens of numbers are labels. */
const CATEGORY_SIZE: Record<string, number> = { category: 40, cat: 40, class: 40, group: 40, cluster: 40, type: 40, code: 200 };

/** The role of a column of numbers: whether it may be summed, averaged, or is no quantity at all. */
export function numberRole(facts: ColumnFacts, rows: number): RoleDecision {
  const { column, stats, distinct } = facts;
  const words = nameWords(column.name);
  const { min = 0, max = 0 } = stats;
  const low = Number(min);
  const high = Number(max);
  const unit = column.unit ?? unitOfName(column.name)?.unit ?? null;
  if (column.formats.includes('currency')) return money(words, unit);
  if (isUnit(unit)) return { role: 'duration', unit };
  if (hasWord(words, COORDINATE) && low >= -180 && high <= 180) return { role: 'geography', unit };
  if (column.type === 'integer') {
    if (isIdentifier(facts, words, rows, low, high)) return { role: 'identifier', unit };
    if (distinct === 2 && low === 0 && high === 1) return { role: 'boolean', unit };
    if (hasWord(words, GEOGRAPHY) && words.some((word) => /zip|post|plz/.test(word))) return { role: 'geography', unit };
    if (distinct <= (CATEGORY_SIZE[words.at(-1) ?? ''] ?? 12) && hasWord(words, CODED_CATEGORY) && !hasWord(words, QUANTITY)) {
      return { role: 'category', unit };
    }
  }
  const share = shareRole(facts, words, unit);
  if (share) return share;
  if (hasWord(words, RATING)) return { role: 'measure-intensive', unit };
  if (hasWord(words, MONEY) || words.some((word) => word === '$' || word === '€'))
    return money(words, unit ?? currencyOfName(column.name));
  const lasting = unit === 'm/s' ? null : durationUnit(words);
  if (lasting && low >= 0 && !hasWord(words, QUANTITY)) return { role: 'duration', unit: unit ?? lasting };
  if (hasWord(words, UNIT_PRICE) && !hasWord(words, ADDITIVE))
    return { role: 'measure-intensive', unit: unit ?? currencyOfName(column.name) };
  if (hasWord(words, INTENSIVE) && !isCount(words)) return { role: 'measure-intensive', unit };
  if ((hasWord(words, ADDITIVE) || (unit !== null && SUMMED_UNITS.has(unit.toLowerCase()))) && low >= 0)
    return { role: 'measure-additive', unit };
  return { role: column.type === 'integer' && looksCounted(low, high) ? 'measure-additive' : 'measure-intensive', unit };
}

/**
 * A quantity that nobody names: whole numbers from nought or one up are counts, and so are those of all sizes. A few steps (a
 * scale of answers) or a range that keeps away from nought (horsepower) had better not be summed.
 */
export function looksCounted(low: number, high: number): boolean {
  return low >= 0 && ((low <= 1 && high > 10) || high >= LIMITS.allSizes * Math.max(1, low));
}

function isUnit(unit: string | null): boolean {
  return unit !== null && MEASURED_UNITS.has(unit.toLowerCase());
}

function isCount(words: string[]): boolean {
  return (
    words.some((word) => ['count', 'total', 'quantity', 'qty', 'sum', 'number', 'num'].includes(word)) &&
    !words.some((word) => ['average', 'avg', 'mean', 'median', 'rate'].includes(word))
  );
}

function isIdentifier(
  { distinct, stats, sample }: ColumnFacts,
  words: string[],
  rows: number,
  low: number,
  high: number,
): boolean {
  if (low < 0) return false;
  const unique = distinct >= stats.count * LIMITS.unique && stats.count >= LIMITS.fewestUniqueNumbers;
  const counts =
    words.some((word) => ['of', 'count', 'total', 'quantity', 'qty', 'amount'].includes(word)) ||
    (words[0] === 'number' && words.length > 1);
  if (hasWord(words, IDENTIFIER_STRONG)) return true;
  const one = words.filter((word) => !COUNTED.test(word));
  if (hasWord(one, IDENTIFIER) && !counts && (unique || (words.length === 1 && distinct > LIMITS.manyNumbers))) return true;
  const running =
    unique &&
    high - low + 1 <= stats.count * LIMITS.running &&
    stats.count >= rows * LIMITS.numbered &&
    rows >= LIMITS.fewestRunning;
  if (running && isSequence(sample)) return !words.some((word) => ['rank', 'age', 'day', 'hour', 'week', 'month'].includes(word));
  return (
    unique &&
    low >= LIMITS.longNumber &&
    String(Math.trunc(low)).length === String(Math.trunc(high)).length &&
    /(no|nr|code|account|invoice|order|ticket|phone)/.test(words.join(' '))
  );
}

/** Several of what is numbered are counted: `ticket` 4711, but 4711 `tickets`. */
const COUNTED = /^(?:tickets|tags|rows|codes|barcodes|references|numbers)$/;

/** Numbers that go up, or down, by one from row to row; the sample keeps the rows' order. */
function isSequence(sample: string[]): boolean {
  const numbers = sample.map(Number);
  const rising = numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));
  const falling = numbers.every((n, i) => i === 0 || n < (numbers[i - 1] ?? 0));
  return rising || falling;
}

/**
 * Percentages by evidence: a sign in the cells or a word for percent in the name, or a word for a part of a whole above values
 * from 0 to 1. Parts of 1 carry the unit `%` and are told times a hundred; `percent` is told as it is written. The bulk of the values
 * decides which, never the largest.
 */
function shareRole({ column, scale, stats }: ColumnFacts, words: string[], unit: string | null): RoleDecision | null {
  const small = column.type === 'number' && scale !== null && scale.bulk <= 1;
  if (unit === '%' || (unit === null && column.formats.includes('percent') && !small))
    return { role: 'percent', unit: 'percent' };
  if (unit !== null) return null;
  if (namesPercent(words)) return { role: 'percent', unit: small ? '%' : 'percent' };
  // Amounts are of all sizes: of discounts that never exceed one, each is a part of its price.
  if (
    namesTaken(words) &&
    !namesQuotient(words) &&
    column.type === 'number' &&
    Number(stats.min ?? -1) >= 0 &&
    Number(stats.max ?? 2) <= 1
  )
    return { role: 'percent', unit: '%' };
  if (!namesPart(words)) return null;
  const parts = column.type === 'number' && scale !== null && scale.parts >= LIMITS.bulk;
  return parts ? { role: 'percent', unit: '%' } : { role: 'measure-intensive', unit: null };
}

function money(words: string[], unit: string | null): RoleDecision {
  const each =
    namesQuotient(words) ||
    words.some((word) =>
      [
        'price',
        'per',
        'unit',
        'rate',
        'salary',
        'wage',
        'average',
        'avg',
        'mean',
        'median',
        'open',
        'close',
        'high',
        'low',
        'balance',
      ].includes(word),
    );
  const summed = words.some((word) => ['total', 'sum'].includes(word));
  return { role: each && !summed ? 'measure-intensive' : 'money', unit };
}

/** Plural units (`days_open`), or short ones beside a word about time (`response_time_min`, but not `temp_min`). */
function durationUnit(words: string[]): string | null {
  if (
    !hasWord(words, DURATION) ||
    namesQuotient(words) ||
    words.some((word) => ['of', 'per', 'weekday', 'month', 'year'].includes(word))
  )
    return null;
  const lasting = hasWord(words, LASTING);
  for (const word of words) {
    for (const [pattern, unit] of DURATION_UNITS) {
      if (
        pattern.test(word) &&
        (lasting || (word.endsWith('s') && word.length > 3 && word !== 'mins' && word !== 'secs') || word === 'ms')
      )
        return unit;
    }
  }
  return words.some((word) => ['duration', 'elapsed', 'latency', 'runtime', 'tenure'].includes(word)) ? '' : null;
}
