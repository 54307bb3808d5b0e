import { printMeasure, rateOf, type TypedMeasure } from '../contracts/report/measure';
import type { Column, DerivedMeasure } from '../model';
import type { ColumnRelation } from '../contracts/table/column-relation';
import { quoteName, quoteText } from '../duckdb/quote-sql';
import { yesOrNo } from '../read/typing/yes-or-no';
import { hasWord, nameWords } from './roles/name-words';
import { pairedReadings } from './paired-readings';
import { setAgainst, type Against } from './set-against';
import { pointsOf, type MeasuredPair } from './time-pairs';
import { isDeadline } from './roles/deadline';
import { STATUS, TARGET } from './roles/vocabulary';
import { LIMITS } from './limits';

/** Measures that a table has beyond its columns: durations, attainment of targets, differences of two readings, rates of labels. */
export function derivedMeasures(
  columns: Column[],
  pairs: MeasuredPair[],
  algebra: readonly ColumnRelation[] = [],
): DerivedMeasure[] {
  const attained = setAgainst(columns).flatMap(attainment);
  const differences = pairedReadings(columns, algebra)
    .map(({ reference, compared }) => difference(compared, reference))
    .filter(({ id }) => !attained.some((measure) => measure.id === id));
  // How long somebody is given says how it was agreed, and nothing of what came of it.
  const lengths = pairs.filter(({ end }) => !isDeadline(end) && !hasWord(nameWords(end), TARGET));
  return [
    ...lengths.slice(0, LIMITS.mostDurations).map((pair) => duration(pair, columns)),
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

function attainment({ actual, target, is }: Against): DerivedMeasure[] {
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
  const quotient: DerivedMeasure = {
    ...known({ op: 'quotient', of: actual.name, by: target.name }),
    kind: 'ratio',
    sql: `(${a}::DOUBLE / nullif(${t}::DOUBLE, 0))`,
    unit: null,
    columns,
  };
  // Of what is used how much is left goes by how much there is.
  return [...(is === 'goal' ? [reached] : []), quotient, ...(is === 'limit' ? [] : [difference(actual, target)])];
}

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
