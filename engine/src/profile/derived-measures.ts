import { printMeasure, rateOf, type TypedMeasure } from '../contracts/report/measure';
import type { Column, DerivedMeasure } from '../model';
import type { ColumnRelation } from '../contracts/table/column-relation';
import { quoteName, quoteText } from '../duckdb/quote-sql';
import { yesOrNo } from '../read/typing/yes-or-no';
import { hasWord, nameWords, wordSet } from './roles/name-words';
import { isSameQuantity } from './roles/same-quantity';
import { isComputable } from './computable';
import { NUMERIC, pairedReadings } from './paired-readings';
import { pointsOf, type MeasuredPair } from './time-pairs';
import { ACTUAL, ALLOTTED, DURATION, STATUS, TARGET } from './roles/vocabulary';
import { LIMITS } from './limits';

/** Measures that a table has beyond its columns: durations, attainment of targets, differences of two readings, rates of labels. */
export function derivedMeasures(
  columns: Column[],
  pairs: MeasuredPair[],
  algebra: readonly ColumnRelation[] = [],
): DerivedMeasure[] {
  const attained = attainments(columns);
  const differences = pairedReadings(columns, algebra)
    .map(({ reference, compared }) => difference(compared, reference))
    .filter(({ id }) => !attained.some((measure) => measure.id === id));
  return [
    ...pairs.slice(0, LIMITS.mostDurations).map((pair) => duration(pair, columns)),
    ...attained,
    ...differences,
    ...rates(columns),
  ];
}

const known = (typed: TypedMeasure): Pick<DerivedMeasure, 'id' | 'typed'> => ({ id: printMeasure(typed), typed });

const DAYS = { unit: 'days', length: 86_400 };

/** Seconds of the unit in which a typical length is easiest to read. */
function unitFor(seconds: number): { unit: string; length: number } {
  if (seconds >= 2 * 86_400) return DAYS;
  if (seconds >= 2 * 3600) return { unit: 'hours', length: 3600 };
  return { unit: 'min', length: 60 };
}

/** An end before its start is an error, which a note tells of: it is the length of nothing. Between days there are days, and no hours. */
function duration(pair: MeasuredPair, columns: readonly Column[]): DerivedMeasure {
  const { start, end, median, byDay } = pair;
  const { unit, length } = byDay ? DAYS : unitFor(median ?? 0);
  const points = pointsOf(pair, columns);
  return {
    ...known({ op: 'duration', start, end }),
    kind: 'duration',
    sql: `(CASE WHEN ${points.end} >= ${points.start} THEN (${points.seconds}) / ${length}.0 END)`,
    unit,
    columns: [start, end],
  };
}

function attainments(columns: Column[]): DerivedMeasure[] {
  const numbers = columns.filter((column) => NUMERIC.has(column.role) && isComputable(column.stats));
  const targets = numbers.filter((column) => nameWords(column.name).some(isPlanned));
  const out: DerivedMeasure[] = [];
  for (const target of targets) {
    const words = nameWords(target.name);
    const candidates = numbers.filter((column) => column !== target && !targets.includes(column) && comparable(column, target));
    const actual = candidates
      .map((column) => ({ column, rating: likeness(nameWords(column.name), words) }))
      .sort((a, b) => b.rating - a.rating)
      // Where the target does not say of what, the only column of that size is what it is for.
      .find(({ rating }) => rating > 0 || (candidates.length === 1 && words.every(isPlanned)))?.column;
    if (actual) out.push(...attainment(actual, target));
  }
  return out;
}

const isPlanned = (word: string): boolean => TARGET.has(word) || ALLOTTED.has(word);

/**
 * Words in common with the target's name, and words that say "what was reached". All that the target's name says beside being one must be
 * in the other's, too, unless that says that it was reached: `estimated ridership` of buses is no target for the `total traffic` of bridges.
 */
function likeness(actual: string[], target: string[]): number {
  const stem = (word: string) => word.slice(0, 6);
  const [rest, own] = [target.filter((word) => !isPlanned(word)).map(stem), actual.map(stem)];
  const shared = own.filter((word) => rest.includes(word)).length;
  const isReached = hasWord(actual, ACTUAL);
  return isReached || rest.every((word) => own.includes(word)) ? shared * 2 + (isReached ? 1 : 0) : 0;
}

/** Same unit and a scale that is not wholly another. */
function comparable(a: Column, b: Column): boolean {
  if (isSameQuantity(a.name, b.name)) return false;
  const size = (column: Column) => Math.max(Math.abs(column.stats.median ?? 0), Math.abs(column.stats.mean ?? 0));
  const ratio = size(a) / size(b);
  return a.unit === b.unit && ratio > 1 / LIMITS.otherScale && ratio < LIMITS.otherScale;
}

function attainment(actual: Column, target: Column): DerivedMeasure[] {
  const a = quoteName(actual.name);
  const t = quoteName(target.name);
  const columns = [actual.name, target.name];
  const reached: DerivedMeasure = {
    ...known({ op: 'attainment', actual: actual.name, target: target.name }),
    kind: 'rate',
    sql: `(CASE WHEN ${a} IS NULL OR ${t} IS NULL THEN NULL WHEN ${a} >= ${t} THEN 1.0 ELSE 0.0 END)`,
    unit: '%',
    columns,
  };
  return [
    ...(isEffort(actual) && isEffort(target) && !hasWord(nameWords(target.name), GOAL) ? [] : [reached]),
    {
      ...known({ op: 'quotient', of: actual.name, by: target.name }),
      kind: 'ratio',
      sql: `(${a}::DOUBLE / nullif(${t}::DOUBLE, 0))`,
      unit: null,
      columns,
    },
    difference(actual, target),
  ];
}

/** Time and money that something takes: who needs more of it than was planned has reached nothing. */
const isEffort = ({ name, unit }: Column): boolean =>
  (unit !== null && TIME_UNIT.test(unit)) || hasWord(nameWords(name), DURATION) || hasWord(nameWords(name), SPENT);
/** What is to be kept, or to be reached, whatever it takes. */
const GOAL = wordSet('target goal quota sla threshold objective ziel');
const TIME_UNIT = /^(?:s|sec|min|hours?|days?|weeks?|months?|ms)$/;
const SPENT = wordSet(
  'hrs cost costs expense expenses spend spending stunden std kosten aufwand ausgaben heures coût coûts dépenses horas costes gastos ore costi spese uren',
);

const difference = ({ name: of, unit }: Column, { name: less }: Column): DerivedMeasure => ({
  ...known({ op: 'difference', of, less }),
  kind: 'difference',
  sql: `(${quoteName(of)}::DOUBLE - ${quoteName(less)}::DOUBLE)`,
  unit,
  columns: [of, less],
});

function rates(columns: Column[]): DerivedMeasure[] {
  const labelled = columns.filter(
    (column) =>
      ['boolean', 'category', 'ordered-category'].includes(column.role) &&
      column.stats.distinct <= LIMITS.mostRateLabels &&
      column.stats.distinct > 1,
  );
  const status = (column: Column) => (column.role === 'boolean' ? 0 : hasWord(nameWords(column.name), STATUS) ? 1 : 2);
  return labelled
    .sort((a, b) => status(a) - status(b))
    .flatMap(labelRates)
    .slice(0, LIMITS.mostRates);
}

function labelRates(column: Column): DerivedMeasure[] {
  const top = column.stats.top ?? [];
  const usable = top.filter(
    ([, n]) =>
      n >= LIMITS.fewestRateRows &&
      n >= column.stats.count * LIMITS.leastRateShare &&
      n <= column.stats.count * (1 - LIMITS.leastRateShare),
  );
  const positive = usable.filter(([label]) => yesOrNo(label) === true);
  const chosen = top.length === 2 ? (positive.length ? positive : usable.slice(-1)) : usable;
  return chosen.map(([label]) => rate(column, label));
}

function rate(column: Column, label: string): DerivedMeasure {
  const name = quoteName(column.name);
  const value = column.type === 'text' ? quoteText(label) : `(${label})`;
  return {
    ...known(rateOf(column.name, label)),
    kind: 'rate',
    sql: `(CASE WHEN ${name} = ${value} THEN 1.0 WHEN ${name} IS NOT NULL THEN 0.0 END)`,
    unit: '%',
    columns: [column.name],
  };
}
