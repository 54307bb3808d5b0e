import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, TableModel } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { LoadedTable } from '../../read/load/loaded-table';
import { human, labelText } from '../../wording/human';
import { t } from './messages';
import { freeName, madeColumn, type Reshaped, writeForm } from './reshaped';
import { LIMITS } from './limits';

/** A measure for each metric of a table that names its metrics in rows. */
export async function pivotLong(
  connection: DuckDBConnection,
  table: LoadedTable,
  { shape: { long: found }, columns: model, algebra }: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  const value = table.columns.find(({ name }) => name === found?.value);
  if (!found || !value) return null;
  // What a metric is called in two ways, by a code and in words, is one; the words are for people.
  const tied = algebra.flatMap((one) =>
    one.kind === 'same-groups' &&
    one.held.off === 0 &&
    one.held.rows === table.rows &&
    [one.target, one.of].includes(found.metric)
      ? [one.target === found.metric ? one.of : one.target]
      : [],
  );
  const long = {
    ...found,
    metric: inWords(
      found.metric,
      tied.filter((name) => name !== found.unit),
      model,
    ),
  };
  if (long.metrics.length > LIMITS.mostMetrics) return null;
  const metrics = await metricsOf(connection, table, long.metric);
  if (metrics.length > LIMITS.mostMetrics) return null;
  const notes = await notesOf(connection, table, model);
  const apart = [found.metric, long.metric, long.value, long.unit, ...tied, ...notes];
  const kept = table.columns.filter(({ name }) => !apart.includes(name));
  if (kept.length === 0) return null;
  const names = kept.map(({ name }) => quoteName(name)).join(', ');
  const [metric, cell] = [quoteName(long.metric), quoteName(long.value)];
  const [row = []] = await rowsOf(
    connection,
    `SELECT max(n)::DOUBLE, count(*)::DOUBLE FROM (SELECT count(*) AS n FROM ${table.relation} WHERE ${metric} IS NOT NULL GROUP BY ${names}, ${metric})`,
  );
  const [most = 0, cells = 0] = row.map(Number);
  const [groups = []] = await rowsOf(
    connection,
    `SELECT count(*)::DOUBLE FROM (SELECT DISTINCT ${names} FROM ${table.relation})`,
  );
  const rows = Number(groups[0] ?? 0);
  // Two figures for one metric of one thing cannot stand in one cell.
  if (most !== 1 || cells < LIMITS.leastFilled * rows * metrics.length) return null;
  const taken = kept.map(({ name }) => name);
  const columns = metrics.map((label) => {
    const own = label.trim() === '' ? long.value : label;
    const name = freeName(own, taken, t('name.of', { name: own, of: human(long.metric) }));
    taken.push(name);
    return { name, label };
  });
  const units = long.unit === null ? new Map<string, string>() : await unitsOf(connection, table, long.metric, long.unit);
  const relation = `${table.relation}_metrics`;
  const figures = columns.map(
    ({ name, label }) => `any_value(${cell}) FILTER (WHERE ${metric} = ${quoteText(label)}) AS ${quoteName(name)}`,
  );
  const select = `SELECT ${names}, ${figures.join(', ')} FROM ${table.relation} GROUP BY ${names}`;
  await writeForm(connection, relation, select, signal);
  const made = columns.map(({ name, label }) => madeColumn(name, value.type, { unit: units.get(label) ?? null }));
  return {
    select,
    table: { ...table, relation, rows, columns: [...kept, ...made] },
    columns: [...new Set(apart)].filter((name) => name !== null),
    sentence: t('long', { count: columns.length, value: labelText(long.value), metric: labelText(long.metric) }),
  };
}

/** Of the names of one metric the longest ones. */
function inWords(metric: string, others: readonly string[], model: readonly ModelColumn[]): string {
  const length = (name: string) => (model.find((one) => one.name === name)?.examples ?? []).join('').length;
  return [metric, ...others].reduce((longest, name) => (length(name) > length(longest) ? name : longest));
}

/** Columns that hold one mark or nothing, as those of footnotes and estimates: they belong to a figure and not to its row. */
async function notesOf(connection: DuckDBConnection, { relation, rows }: LoadedTable, model: readonly ModelColumn[]): Promise<string[]> {
  const marks = model.filter(({ role }) => role === 'constant').map(({ name }) => name);
  if (marks.length === 0) return [];
  const [counts = []] = await rowsOf(connection, `SELECT ${marks.map((name) => `count(${quoteName(name)})::DOUBLE`).join(', ')} FROM ${relation}`);
  return marks.filter((_, i) => Number(counts[i]) < rows);
} // prettier-ignore

/** The metrics of all rows, one more than there may be at most: the model has seen a sample of them. */
async function metricsOf(connection: DuckDBConnection, { relation }: LoadedTable, metric: string): Promise<string[]> {
  const cell = quoteName(metric);
  const rows = await rowsOf(
    connection,
    `SELECT DISTINCT CAST(${cell} AS VARCHAR) FROM ${relation} WHERE ${cell} IS NOT NULL ORDER BY 1 LIMIT ${LIMITS.mostMetrics + 1}`,
  );
  return rows.map(([label]) => String(label));
}

/** Codes of the OECD and others: of a hundred; and so many, which is no unit. */
const PERCENT = /^(?:pc|pct|percent|percentage)$/i;
const PIECES = /^(?:per|persons?|num|nbr|number|units?|count)$/i;

/** Units of metrics that have one throughout. */
async function unitsOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  metric: string,
  unit: string,
): Promise<Map<string, string>> {
  const cell = `CAST(${quoteName(unit)} AS VARCHAR)`;
  const rows = await rowsOf(
    connection,
    `SELECT ${quoteName(metric)}, min(${cell}) FROM ${relation} GROUP BY 1 HAVING min(${cell}) = max(${cell})`,
  );
  return new Map(
    rows.flatMap(([label, sign]) =>
      PIECES.test(String(sign)) ? [] : [[String(label), PERCENT.test(String(sign)) ? '%' : String(sign)]],
    ),
  );
}
