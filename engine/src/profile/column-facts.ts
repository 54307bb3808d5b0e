import { isDay } from '../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnStats } from '../contracts/table/column';
import type { TableSample } from '../model';
import type { LoadedColumn, LoadedTable } from '../read/load/loaded-table';
import { plain } from '../duckdb/cell';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import { aggregate } from './aggregates';
import { LIMITS } from './limits';

/** What the roles are decided from: the statistics of a column and what its texts look like. */
export interface ColumnFacts {
  column: LoadedColumn;
  stats: ColumnStats;
  /** Exact where `exactDistinct`, else DuckDB's estimate, which may be off by an eighth. */
  distinct: number;
  exactDistinct: boolean;
  /** All labels with their counts where there are at most `MAX_LABELS`, the most frequent first. */
  labels: [string, number][] | null;
  /** Up to 1,000 values as text, from all over the table. */
  sample: string[];
  /** Third standardised moment; null where it makes no sense. */
  skewness: number | null;
  /** Mean length of the texts. */
  averageLength: number;
  /** Of numbers: the size that 95 of 100 stay within, and the part of them from 0 to 1. */
  scale: { bulk: number; parts: number } | null;
  /** Figures that its values put out of the range of what can be computed: `mean`, `skewness`. */
  lost: Figure[];
}

/** `distinctGuessed`: there are few values in the sample, and those of the whole table are to be counted. */
type Measured = ColumnFacts & { distinctGuessed: boolean };

export const MAX_LABELS = LIMITS.mostLabels;

/** Measures all columns in a few wide passes; of a sampled table, quantiles come from the sample and distinct counts are estimates. */
export async function columnFacts(
  connection: DuckDBConnection,
  table: LoadedTable,
  sample: TableSample | null = null,
  signal?: AbortSignal,
): Promise<ColumnFacts[]> {
  const facts: Measured[] = [];
  for (let from = 0; from < table.columns.length; from += LIMITS.columnsAQuery) {
    facts.push(...(await measure(connection, table, sample, table.columns.slice(from, from + LIMITS.columnsAQuery), signal)));
  }
  const few = facts.filter(labelled);
  if (!sample && isShownWhole(table)) few.forEach((fact) => setLabels(fact, labelsOfTexts(fact.sample)));
  else
    for (let from = 0; from < few.length; from += LIMITS.labelledColumnsAQuery) {
      await countLabels(connection, table, few.slice(from, from + LIMITS.labelledColumnsAQuery), signal);
    }
  await correctGuesses(
    connection,
    table,
    few.filter(({ distinctGuessed }) => distinctGuessed),
    signal,
  );
  return facts;
}

/** Whether the texts that are looked at are all there are. */
const isShownWhole = ({ rows }: LoadedTable) => rows <= LIMITS.sampledTexts;

/** Columns of few values in the sample that have more in the whole table. */
async function correctGuesses(
  connection: DuckDBConnection,
  table: LoadedTable,
  guessed: Measured[],
  signal?: AbortSignal,
): Promise<void> {
  const many = guessed.filter(({ exactDistinct }) => !exactDistinct);
  const counts = many.map(({ column }) => `approx_count_distinct(${quoteName(column.name)})::DOUBLE`);
  const [row = []] = counts.length
    ? (await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${table.relation}`, signal)).getRowsJS()
    : [];
  many.forEach((fact, i) => {
    fact.distinct = Math.min(fact.stats.count, Number(row[i]));
    fact.stats.distinct = fact.distinct;
  });
  for (const fact of guessed.filter((candidate) => !labelled(candidate))) {
    fact.labels = null;
    delete fact.stats.top;
  }
}

function labelled({ column, distinct, stats }: ColumnFacts): boolean {
  if (!stats.count) return false;
  if (column.type === 'text') return distinct <= MAX_LABELS * LIMITS.nearlyAll || stats.count <= MAX_LABELS;
  if (column.type === 'boolean') return true;
  // Labels of numbers only matter where the numbers may be categories.
  return distinct <= LIMITS.fewNumbers && distinct < stats.count;
}

const isNumeric = (column: LoadedColumn) => column.type === 'integer' || column.type === 'number';
const isPoint = (column: LoadedColumn) => isDay(column) || column.type === 'time';

async function measure(
  connection: DuckDBConnection,
  table: LoadedTable,
  sample: TableSample | null,
  columns: LoadedColumn[],
  signal?: AbortSignal,
): Promise<Measured[]> {
  const some = sample ?? table;
  const keep = Math.max(1, Math.ceil(some.rows / LIMITS.sampledTexts));
  const lost = new Set<string>();
  const one = async (list: string[], from: string): Promise<Record<string, unknown>> => {
    const named = list.map((text) => ({
      sql: text.slice(0, text.lastIndexOf(' AS ')),
      name: text.slice(text.lastIndexOf(' AS ') + 4),
    }));
    const { values, failed } = await aggregate(connection, named, from, signal);
    for (const name of failed.keys()) lost.add(name);
    for (const [name, value] of Object.entries(values)) if (typeof value === 'number' && !Number.isFinite(value)) lost.add(name);
    return values;
  };
  const sampled: string[] = [];
  const texts: string[] = [];
  columns.forEach((column, i) => {
    const name = quoteName(column.name);
    if (isNumeric(column))
      sampled.push(
        `quantile_cont(${name}::DOUBLE, [0.25, 0.5, 0.75]) AS q${i}`,
        `skewness(${name}::DOUBLE) AS k${i}`,
        `quantile_cont(abs(${name}::DOUBLE), 0.95) AS b${i}`,
        `avg((${name} BETWEEN 0 AND 1)::INT)::DOUBLE AS u${i}`,
      );
    else if (column.type === 'text') sampled.push(`avg(strlen(${name}))::DOUBLE AS l${i}`);
    texts.push(`(list(${name}::VARCHAR) FILTER (WHERE ${name} IS NOT NULL))[:${LIMITS.sampledTexts}] AS t${i}`);
  });
  const part = {
    ...(await one(sampled, some.relation)),
    ...(await one(texts, `${some.relation} WHERE hash(rowid) % ${keep} = 0`)),
  };
  const wide: string[] = [];
  columns.forEach((column, i) => {
    const name = quoteName(column.name);
    wide.push(`count(${name})::DOUBLE AS n${i}`);
    // Few values are counted with their labels, which is cheaper; those of a small table have all been seen.
    if (!sample && !isShownWhole(table)) wide.push(`count(DISTINCT ${name})::DOUBLE AS d${i}`);
    else if (sample && valuesSeen(part[`t${i}`]) > LIMITS.fewNumbers)
      wide.push(`approx_count_distinct(${name})::DOUBLE AS d${i}`);
    if (isNumeric(column)) {
      const number = `${name}::DOUBLE`;
      wide.push(
        `min(${number}) AS lo${i}`,
        `max(${number}) AS hi${i}`,
        `avg(${number}) AS m${i}`,
        `stddev_samp(${number}) AS s${i}`,
      );
    } else if (isPoint(column)) wide.push(`min(${name})::VARCHAR AS lo${i}`, `max(${name})::VARCHAR AS hi${i}`);
  });
  const whole = await one(wide, table.relation);
  return columns.map((column, i) => ({
    ...facts(column, table.rows, i, whole, part, sample === null),
    lost: Object.entries(FIGURES).flatMap(([letter, figure]) => (lost.has(`${letter}${i}`) ? [figure] : [])),
  }));
}

/** The figures that can be out of the range of what can be computed. */
const FIGURES = { m: 'mean', s: 'standard-deviation', q: 'quartiles', k: 'skewness' } as const;
export type Figure = (typeof FIGURES)[keyof typeof FIGURES];

const valuesSeen = (texts: unknown): number => (Array.isArray(texts) ? new Set(texts).size : 0);

function facts(
  column: LoadedColumn,
  rows: number,
  i: number,
  whole: Record<string, unknown>,
  part: Record<string, unknown>,
  exact: boolean,
): Omit<Measured, 'lost'> {
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
  const count = number(whole[`n${i}`]) ?? 0;
  const distinct = Math.min(count, number(whole[`d${i}`]) ?? valuesSeen(part[`t${i}`]));
  const stats: ColumnStats = { count, missing: rows - count, distinct };
  if (isNumeric(column)) {
    const quantiles = part[`q${i}`];
    const [p25, median, p75] = Array.isArray(quantiles) ? quantiles.map(number) : [];
    assign(stats, {
      min: number(whole[`lo${i}`]),
      max: number(whole[`hi${i}`]),
      mean: number(whole[`m${i}`]),
      sd: number(whole[`s${i}`]),
      p25,
      median,
      p75,
    });
  } else if (isPoint(column)) {
    const text = (value: unknown) => (typeof value === 'string' ? value.replace(' ', 'T') : undefined);
    assign(stats, { min: text(whole[`lo${i}`]), max: text(whole[`hi${i}`]) });
  }
  const sample = part[`t${i}`];
  return {
    column,
    stats,
    distinct,
    exactDistinct: exact,
    labels: null,
    sample: Array.isArray(sample) ? sample.map(String) : [],
    skewness: number(part[`k${i}`]) ?? null,
    averageLength: number(part[`l${i}`]) ?? 0,
    scale: scaleOf(number(part[`b${i}`]), number(part[`u${i}`])),
    distinctGuessed: !exact && !(`d${i}` in whole),
  };
}

const scaleOf = (bulk: number | undefined, parts: number | undefined): ColumnFacts['scale'] =>
  bulk === undefined || parts === undefined ? null : { bulk, parts };

/** Sets those that have a value: the contract has absent fields, not undefined ones. */
function assign(stats: ColumnStats, values: { [Name in keyof ColumnStats]?: ColumnStats[Name] | undefined }): void {
  Object.assign(stats, Object.fromEntries(Object.entries<unknown>(values).filter(([, value]) => value !== undefined)));
}

async function countLabels(
  connection: DuckDBConnection,
  table: LoadedTable,
  facts: ColumnFacts[],
  signal?: AbortSignal,
): Promise<void> {
  const counts = facts.map(({ column }, i) => {
    const name = quoteName(column.name);
    return `SELECT * FROM (SELECT ${i} AS c, ${name}::VARCHAR AS label, count(*)::DOUBLE AS n FROM ${table.relation} WHERE ${name} IS NOT NULL GROUP BY ${name} ORDER BY n DESC, label LIMIT ${MAX_LABELS + 1})`;
  });
  const rows = (
    await runQuery(connection, `SELECT * FROM (${counts.join(' UNION ALL ')}) ORDER BY c, n DESC, label`, signal)
  ).getRowsJS();
  facts.forEach((fact, i) => {
    const labels = rows
      .filter(([column]) => column === i)
      .map(([, label, count]): [string, number] => [String(plain(label)), Number(count)]);
    setLabels(fact, labels);
  });
}

/** `labels` are sorted by their counts, then by themselves. */
function setLabels(fact: ColumnFacts, labels: [string, number][]): void {
  fact.stats.top = labels.slice(0, LIMITS.mostTop);
  if (labels.length > MAX_LABELS) return;
  fact.labels = labels;
  fact.distinct = labels.length;
  fact.stats.distinct = labels.length;
  fact.exactDistinct = true;
}

/** The labels of all texts of a column, in the order in which the engine gives them: ties by the bytes of their UTF-8. */
function labelsOfTexts(texts: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
