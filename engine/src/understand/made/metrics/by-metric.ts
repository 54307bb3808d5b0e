import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableShape } from '../../../contracts/table/table-model';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import type { Table } from '../../../model';
import type { LoadedTable } from '../../../read/load/loaded-table';
import { human, labelText, list } from '../../../wording/human';
import { ofSeveral } from '../../shape/several';
import { flagsOf, type Metric } from './flags';
import { t } from '../messages';
import type { FreeName, Made } from '../plan';
import { LIMITS } from '../limits';

/**
 * A column for each of the quantities that one column of numbers holds, in its own unit and blank elsewhere: the most frequent ones, as far as each has rows
 * enough for groups. The column itself is mined no more.
 */
export async function byMetric(
  connection: DuckDBConnection,
  table: LoadedTable,
  read: Table,
  nameFree: FreeName,
  signal?: AbortSignal,
): Promise<Made[]> {
  const long = read.model?.shape.long;
  const value = table.columns.find(({ name }) => name === long?.value);
  if (!long || !value) return [];
  const found = (await metricsIn(connection, table, long)).filter(({ rows }) => rows >= LIMITS.fewestOfMetric);
  const mined = found.slice(0, LIMITS.mostMetrics);
  if (mined.length === 0) return [];
  const instead = ofSeveral({ long });
  const metrics = mined.map((one): Metric => {
    const label = one.isWhole || one.unit === null ? one.label : t('name.in-unit', { of: one.label, unit: one.unit });
    const made = nameFree(label, t('name.metric', { of: one.label, value: human(long.value) }));
    return { ...one, name: made };
  });
  const made = metrics.map(({ name, unit, where }): Made['planned'][number] => ({
    name,
    type: value.type,
    unit,
    sql: `CASE WHEN ${where} THEN ${quoteName(long.value)} END`,
    like: long.value,
  }));
  const sentence = t('metrics', {
    value: labelText(long.value),
    metric: labelText(long.metric),
    n: long.metrics.length,
    names: list(metrics.map(({ name }) => labelText(name))),
    all: String(metrics.length === long.metrics.length),
  });
  const [first, ...more] = instead;
  return [
    { planned: made, of: [long.value, long.metric], ...(first === undefined ? {} : { instead: first }), byMetric: true, sentence },
    ...more.map((name): Made => ({ planned: [], of: [name], instead: name, byMetric: true, sentence: t('metrics.beside', { of: labelText(name), value: labelText(long.value) }) })),
    // Each has its own unit now.
    ...(long.unit === null ? [] : [{ planned: [], of: [long.unit], instead: long.unit, byMetric: true as const, sentence: null }]),
    ...(await flagsOf(connection, table, read, long, metrics, nameFree, signal)),
  ];
} // prettier-ignore

type Long = NonNullable<TableShape['long']>;

/** The quantities of a column, those with the most figures first: a label, or a label in one of the units that it is written in. */
async function metricsIn(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { metric, value, unit }: Long,
): Promise<(Omit<Metric, 'name'> & { rows: number; isWhole: boolean })[]> {
  const label = `CAST(${quoteName(metric)} AS VARCHAR)`;
  const sign = unit === null ? 'NULL' : `CAST(${quoteName(unit)} AS VARCHAR)`;
  const alike = `lower(replace(${sign}, ' ', ''))`;
  const rows = await rowsOf(
    connection,
    `SELECT ${label}, ${alike}, mode(${sign}), count(*)::DOUBLE FROM ${relation} ` +
      `WHERE ${label} IS NOT NULL AND ${quoteName(value)} IS NOT NULL GROUP BY 1, 2 ORDER BY 4 DESC, 1, 2`,
  );
  const units = new Map<string, string[]>();
  for (const [of, one] of rows) if (one !== null) units.set(String(of), [...(units.get(String(of)) ?? []), String(one)]);
  return rows
    .flatMap(([of, one, written, n]) => {
      const own = String(of);
      const [main] = units.get(own) ?? [];
      // Where no unit is written it is the usual one.
      if (one === null && main !== undefined) return [];
      const isMain = one === null || String(one) === main;
      const blank = isMain ? ` OR ${sign} IS NULL` : '';
      const inUnit = one === null ? '' : ` AND (${alike} = ${quoteText(String(one))}${blank})`;
      return [
        {
          label: own,
          unit: written === null ? null : String(written),
          rows: Number(n),
          isWhole: isMain,
          where: `${label} = ${quoteText(own)}${inUnit}`,
        },
      ];
    })
    .sort((a, b) => b.rows - a.rows);
}
