import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { freeName, madeColumn, writeForm } from '../reshape/reshaped';
import { byAge } from './by-age';
import { byMetric } from './metrics/by-metric';
import { casesOf } from './cases/cases';
import { countersOf } from './counters';
import { happeningsOf, mayHappen, type Counted } from './happenings';
import { latenessOf } from './lateness';
import { leftOf } from './left';
import { marksOf } from './marks';
import { othersOf } from './others';
import { overOf } from './over';
import type { FreeName, Made } from './plan';
import { readingsOf } from './readings';
import { stayIn } from './stays';
import { ratePairs, ratesOf, type PairSums, type RatePair } from './rates';

/** A table with columns that were made of its own, and what they are for. */
export interface WithMade {
  table: LoadedTable;
  made: Made[];
}

/**
 * Columns that a reader would make before looking at anything: whether that happened of which most rows have none, and which part of a whole it
 * happened to, and which reading of a thing a row is. Null where there are none, or where only some rows of a database's table were copied.
 * @param isTold a person has said what the table is about
 * @throws the signal's reason when the caller gives up
 */
export async function makeColumns(
  connection: DuckDBConnection,
  table: LoadedTable,
  read: Table,
  { isTold = false, signal }: { isTold?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<WithMade | null> {
  if (table.sampled) return null;
  const taken = table.columns.map(({ name }) => name);
  const nameFree = (name: string, ...more: string[]) => {
    const free = freeName(name, taken, ...more);
    taken.push(free);
    return free;
  };
  const rates = await ratesIn(connection, table, read, nameFree, signal);
  const others = othersOf(read, nameFree);
  const counts = await countsOf(connection, table, read, signal);
  for (const { of } of others) for (const name of of) counts.delete(name);
  const readings = await readingsOf(connection, table, read, nameFree, signal);
  const counters = await countersOf(connection, table, read, nameFree);
  const metrics = await byMetric(connection, table, read, nameFree, signal);
  const stay = isTold ? null : await stayIn(connection, table, read);
  const ends = stay
    ? [byAge(stay, nameFree)]
    : [...overOf(read, nameFree), ...(isTold ? [] : await leftOf(connection, table, read, nameFree))];
  const happenings = happeningsOf(read, counts, nameFree, rates);
  const marks = marksOf(read, nameFree);
  const cases = await casesOf(connection, table, read, nameFree);
  const isSaid = [...ends, ...happenings].some(({ result }) => result !== undefined);
  const late = await latenessOf(connection, table, read, nameFree, isTold || isSaid);
  // What became of the rows by a day stands before what was marked, and what was marked before a reason for it.
  const made = [
    ...ends,
    ...happenings,
    ...late,
    ...cases,
    ...marks,
    ...others,
    ...rates,
    ...readings,
    ...counters,
    ...metrics,
  ].map((one) => (isTold ? withoutResult(one) : one));
  if (made.length === 0) return null;
  const planned = made.flatMap((one) => one.planned);
  const relation = `${table.relation}_more`;
  const cells = planned.map(({ sql, name }) => `${sql} AS ${quoteName(name)}`);
  await writeForm(connection, relation, `SELECT *, ${cells.join(', ')} FROM ${table.relation}`, signal);
  const columns = planned.map(({ name, type, unit }) => madeColumn(name, type, { unit }));
  return { table: { ...table, relation, columns: [...table.columns, ...columns] }, made };
}

/** What a person has said that it is about stays. */
const withoutResult = ({ result: _, ...made }: Made): Made => made;

async function countsOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  read: Table,
  signal: AbortSignal | undefined,
): Promise<Map<string, Counted>> {
  const names = mayHappen(read).map(({ name }) => name);
  if (names.length === 0) return new Map();
  const counts = names.flatMap((name) => ['=', '>', '<'].map((sign) => `count(*) FILTER (WHERE ${quoteName(name)} ${sign} 0)`));
  const [row = []] = (await runQuery(connection, `SELECT ${counts.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  const at = (i: number) => Number(row[i] ?? 0);
  return new Map(names.map((name, i) => [name, { noughts: at(3 * i), above: at(3 * i + 1), below: at(3 * i + 2) }]));
}

async function ratesIn(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  read: Table,
  nameFree: FreeName,
  signal: AbortSignal | undefined,
): Promise<Made[]> {
  const pairs = ratePairs(read);
  if (pairs.length === 0) return [];
  const sums = pairs.flatMap(({ of, by }) => {
    const [above, below] = [quoteName(of), quoteName(by)];
    const both = `${above} IS NOT NULL AND ${below} IS NOT NULL`;
    return [
      `count(*) FILTER (WHERE ${both})`,
      `count(*) FILTER (WHERE ${above} > ${below})`,
      `sum(${above}::DOUBLE) FILTER (WHERE ${both})`,
      `sum(${below}::DOUBLE) FILTER (WHERE ${both})`,
      `count(*) FILTER (WHERE ${below} <= 0 AND ${above} <> 0)`,
    ];
  });
  const [row = []] = (await runQuery(connection, `SELECT ${sums.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  const follows = await followsIn(connection, relation, read, pairs.filter(({ how }) => how === 'among' || how === 'exposed'), signal); // prettier-ignore
  const known = new Map(
    pairs.map((pair, i): [unknown, PairSums] => {
      const [rows = 0, above = 0, of = 0, by = 0, without = 0] = row.slice(5 * i, 5 * i + 5).map((value) => Number(value ?? 0));
      return [pair, { rows, above, of, by, without, follows: follows.get(pair) ?? 0 }];
    }),
  );
  return ratesOf(read, pairs, (pair) => known.get(pair), nameFree);
}

/** `PairSums.follows` of each pair: the likelihood of where a member's cases lie, given how many they are. */
async function followsIn(
  connection: DuckDBConnection,
  relation: string,
  { model }: Table,
  pairs: readonly RatePair[],
  signal: AbortSignal | undefined,
): Promise<Map<RatePair, number>> {
  if (pairs.length === 0) return new Map();
  const members = model?.shape.kind === 'panel' ? model.shape.entity.map(quoteName) : [];
  const own = members.length > 0 ? `PARTITION BY ${members.join(', ')}` : '';
  const gains = pairs.map(({ of, by }, i) => {
    const base = `CASE WHEN ${quoteName(of)} IS NOT NULL AND ${quoteName(by)} > 0 THEN ${quoteName(by)}::DOUBLE END`;
    return `${quoteName(of)} * ln(${base} / avg(${base}) OVER (${own})) AS g${i}`;
  });
  const sums = pairs.map((_, i) => `sum(g${i})`);
  const [row = []] = (await runQuery(connection, `SELECT ${sums.join(', ')} FROM (SELECT ${gains.join(', ')} FROM ${relation})`, signal)).getRowsJS(); // prettier-ignore
  return new Map(pairs.map((pair, i) => [pair, Number(row[i] ?? 0)]));
}
