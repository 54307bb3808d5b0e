import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Column, Table } from '../../model';
import type { LoadedColumn, LoadedTable, StuckReadings } from '../../read/load/loaded-table';
import { readHeader } from '../../understand/roles/header';
import { quantityOf } from '../../understand/roles/numbers/quantity';
import { readingsAxis } from '../stuck/readings-axis';
import { stuckReadings } from '../stuck/stuck-readings';
import { arePrices, beyondOf, ninesOf, noughtsOf, type Ends, type Held } from './at-the-ends';
import { belowNought } from './below-nought';
import { daysOf } from './days';
import { LIMITS } from './limits';
import { notGiven } from './not-given';
import { slipsOf } from './slips';

/** Cells of one column that are no values of it. */
interface Aside {
  name: string;
  /** In SQL over one row. */
  where: string;
  /** What stands for "not known" in them, with how many hold it; none where they are beyond all others. */
  placeholders: [string, number][];
  /** It is set where something does not apply: what other columns have there is of that kind of row, and theirs. */
  isOfKind?: true;
  beyond?: NonNullable<LoadedColumn['beyond']>;
  slips?: NonNullable<LoadedColumn['slips']>;
  below?: NonNullable<LoadedColumn['below']>;
}

const MEASURES: ReadonlySet<Column['role']> = new Set(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);
/** What of several rows is averaged: of amounts that are added up the largest may be what the table is about. */
const LEVELS: ReadonlySet<Column['role']> = new Set(['measure-intensive', 'duration']);
/** How long or far things are, what has been driven, how old somebody is: where all others are far from nought none is nought. What is counted, made or used may be. */
const isNeverNought = (column: Column): boolean =>
  /^(?:[ck]?m|mi|miles|ft)$/.test(column.unit ?? '') || ['size', 'age'].includes(quantityOf(column, readHeader(column.name)));

/**
 * The table without the cells that stand for "not known" (999,999 km, 1 January 1900) and those that are beyond any scale of their column: they count as
 * missing from here on, in all figures, queries and rows, and the notes name them.
 * @returns null where there are none
 */
export async function setAside(
  connection: DuckDBConnection,
  table: LoadedTable,
  { columns, timeline }: Pick<Table, 'columns' | 'timeline'>,
  signal?: AbortSignal,
): Promise<LoadedTable | null> {
  const measures = columns.filter(({ role, type }) => MEASURES.has(role) && (type === 'integer' || type === 'number'));
  const slips = await slipsOf({ connection, relation: table.relation, rows: table.rows }, measures, columns);
  const found: Aside[] = slips.map(({ name, where, ...own }) => ({ name, where, placeholders: [], slips: own }));
  for (const { name, below } of await belowNought(connection, table.relation, measures, columns))
    if (!found.some((one) => one.name === name)) found.push({ name, where: `${quoteName(name)} < 0`, placeholders: [], below });
  for (const [name, held] of await notGiven(connection, table, measures))
    if (!found.some((one) => one.name === name)) found.push({ name, ...heldAside(name, held), isOfKind: true });
  for (const column of columns) {
    const aside = found.some(({ name }) => name === column.name)
      ? null
      : await asideOf(connection, table, column, columns, signal);
    if (aside) found.push(aside);
  }
  const axis = await readingsAxis(connection, table, timeline, columns);
  const stuck = await stuckReadings(connection, table, axis, measures, columns);
  const dead = stuck.filter(({ isDead }) => isDead).map((run) => ({ name: run.column, where: duringRun(run, axis ?? '') }));
  if (found.length + dead.length === 0) return stuck.length > 0 ? { ...table, stuck } : null;
  found.push(...(await goingWith(connection, table, columns, found, signal)));
  const wrong = new Map<string, string[]>();
  for (const { name, where } of [...found, ...dead]) wrong.set(name, [...(wrong.get(name) ?? []), `coalesce(${where}, false)`]);
  const sets = [...wrong].map(
    ([name, is]) => `${quoteName(name)} = CASE WHEN NOT (${is.join(' OR ')}) THEN ${quoteName(name)} END`,
  );
  const any = [...wrong.values()].flat().join(' OR ');
  await runQuery(connection, `UPDATE ${table.relation} SET ${sets.join(', ')} WHERE ${any}`, signal);
  const byName = new Map(found.map((aside) => [aside.name, aside]));
  return {
    ...table,
    stuck,
    columns: table.columns.map((column): LoadedColumn => {
      const aside = byName.get(column.name);
      // What was changed is measured again.
      if (!aside) return wrong.has(column.name) ? { ...column } : column;
      const placeholders = [...column.placeholders, ...aside.placeholders];
      return {
        ...column,
        placeholders,
        ...(aside.beyond ? { beyond: aside.beyond } : {}),
        ...(aside.slips ? { slips: aside.slips } : {}),
        ...(aside.below ? { below: aside.below } : {}),
      };
    }),
  };
}

/** The cells that hold one of some values. */
const heldAside = (name: string, held: readonly Held[]): Pick<Aside, 'where' | 'placeholders'> => ({
  where: `${quoteName(name)} IN (${held.map(({ value }) => value).join(', ')})`,
  placeholders: held.map(({ value, times }) => [String(value), times]),
});

/** The cells of a run, in SQL over one row. */
function duringRun({ column, value, of, from, to }: StuckReadings, timeline: string): string {
  const member = of ? `CAST(${quoteName(of.column)} AS VARCHAR) = ${quoteText(of.member)} AND ` : '';
  return `(${member}${quoteName(column)} = ${value} AND epoch_ms(CAST(${quoteName(timeline)} AS TIMESTAMP)) BETWEEN ${from} AND ${to})`;
}

async function asideOf(
  connection: DuckDBConnection,
  table: LoadedTable,
  column: Column,
  columns: readonly Column[],
  signal: AbortSignal | undefined,
): Promise<Aside | null> {
  const cell = quoteName(column.name);
  if (column.role === 'timestamp' && isDay(column)) {
    const days = await daysOf(connection, table, column, signal);
    if (days.length === 0) return null;
    const where = `CAST(${cell} AS DATE) IN (${days.map(([day]) => `DATE ${quoteText(day)}`).join(', ')})`;
    return { name: column.name, where, placeholders: days };
  }
  if (!MEASURES.has(column.role) || (column.type !== 'integer' && column.type !== 'number') || !mayHave(column)) return null;
  const ends = await endsOf(connection, table, column, signal);
  const nines = await placeholdersOf(connection, table, column, ends, signal);
  const high = ends.high.slice(nines.length);
  const noughts =
    isNeverNought(column) && !(await isNoughtTogether(connection, table, column, columns, signal)) ? noughtsOf(ends) : [];
  const beyond = LEVELS.has(column.role) ? beyondOf({ ...ends, high }) : [];
  const held = [...nines, ...noughts];
  if (held.length + beyond.length === 0) return null;
  const { value: from = 0 } = beyond.at(-1) ?? {};
  const conditions = [
    ...(held.length > 0 ? [heldAside(column.name, held).where] : []),
    ...(beyond.length > 0 ? [`${cell} >= ${from}`] : []),
  ];
  return {
    name: column.name,
    where: `(${conditions.join(' OR ')})`,
    placeholders: heldAside(column.name, held).placeholders,
    ...(beyond.length > 0
      ? { beyond: { count: beyond.reduce((sum, { times }) => sum + times, 0), from, next: high[beyond.length]?.value ?? 0 } }
      : {}),
  };
}

/** Whether a column's figures leave it open that such cells are among them, so that its ends are worth a look. */
function mayHave({ stats: { min, max, median = 0, p75 = 0 } }: Column): boolean {
  const high = Number(max ?? 0);
  return Number(min ?? -1) === 0 || /^9+[6-9]/.test(String(high)) || high >= LIMITS.orderOfMagnitude * Math.max(median, p75);
}

async function endsOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { name, stats }: Column,
  signal: AbortSignal | undefined,
): Promise<Ends> {
  const cell = quoteName(name);
  const end = async (order: string): Promise<Held[]> => {
    const sql = `SELECT ${cell}::DOUBLE, count(*)::DOUBLE FROM ${relation} WHERE ${cell} IS NOT NULL GROUP BY ${cell} ORDER BY 1 ${order} LIMIT ${LIMITS.mostAtAnEnd}`;
    const rows = (await runQuery(connection, sql, signal)).getRowsJS();
    return rows.map(([value, times]) => ({ value: Number(value), times: Number(times) }));
  };
  return {
    count: stats.count,
    median: stats.median ?? 0,
    low: Number(stats.min ?? -1) === 0 ? await end('ASC') : [],
    high: await end('DESC'),
  };
}

/** The nines that stand for "not known". Which part of a column ends in a nine is only asked where there are such. */
async function placeholdersOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { name, stats }: Column,
  ends: Ends,
  signal: AbortSignal | undefined,
): Promise<Held[]> {
  const found = ninesOf(ends);
  if (found.length === 0) return [];
  const sql = `SELECT (count(*) FILTER (rtrim(rtrim(CAST(${quoteName(name)} AS VARCHAR), '0'), '.') LIKE '%9'))::DOUBLE FROM ${relation}`;
  const [[inNines] = []] = (await runQuery(connection, sql, signal)).getRowsJS();
  return arePrices(found, Number(inNines ?? 0), stats.count) ? [] : found;
}

/** Whether rows of nought have noughts, or nothing, elsewhere too: then there was nothing to measure. */
async function isNoughtTogether(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { name }: Column,
  columns: readonly Column[],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const others = columns.filter((one) => one.name !== name && MEASURES.has(one.role));
  if (others.length === 0) return true;
  const own = quoteName(name);
  const rest = others.map((one) => quoteName(one.name));
  const shares = rest.flatMap((other) =>
    [`${own} = 0`, `${own} <> 0`].map((of) => `avg(CASE WHEN coalesce(${other}, 0) = 0 THEN 1.0 ELSE 0.0 END) FILTER (${of})`),
  );
  const [row = []] = (await runQuery(connection, `SELECT ${shares.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  return rest.some((_, i) => Number(row[2 * i] ?? 0) - Number(row[2 * i + 1] ?? 0) >= 1 / 2);
}

/** What other columns have in the same rows, where that is beyond all that they have elsewhere: the ages of people born in 1900. */
async function goingWith(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  columns: readonly Column[],
  found: readonly Aside[],
  signal: AbortSignal | undefined,
): Promise<Aside[]> {
  const others = columns.filter(
    ({ name, role, type }) =>
      MEASURES.has(role) && (type === 'integer' || type === 'number') && !found.some((one) => one.name === name),
  );
  const asides: Aside[] = [];
  for (const { where, placeholders, isOfKind } of found) {
    if (others.length === 0 || placeholders.length === 0 || isOfKind) continue;
    const figures = others.flatMap(({ name }) => {
      const cell = quoteName(name);
      return [
        `(count(${cell}) FILTER (${where}))::DOUBLE`,
        ...['min', 'max'].flatMap((end) =>
          ['true', 'false'].map((is) => `(${end}(${cell}) FILTER (coalesce(${where}, false) = ${is}))::DOUBLE`),
        ),
      ];
    });
    const [row = []] = (await runQuery(connection, `SELECT ${figures.join(', ')} FROM ${relation}`, signal)).getRowsJS();
    others.forEach(({ name }, i) => {
      const [times = 0, least = 0, leastOther = 0, most = 0, mostOther = 0] = row.slice(5 * i, 5 * i + 5).map(Number);
      if (times < LIMITS.fewestTimes || asides.some((one) => one.name === name)) return;
      const cell = quoteName(name);
      if (least > mostOther)
        asides.push({
          name,
          where: `${cell} >= ${least}`,
          placeholders: [],
          beyond: { count: times, from: least, next: mostOther },
        });
      else if (most < leastOther)
        asides.push({
          name,
          where: `${cell} <= ${most}`,
          placeholders: [],
          beyond: { count: times, from: most, next: leastOther },
        });
    });
  }
  return asides;
}
