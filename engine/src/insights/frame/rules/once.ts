import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../../model';
import { rowsOf } from '../../rows-of';
import { name } from '../../sql';
import { LIMITS } from './limits';
import type { Rule } from './rule';

const THINGS: ReadonlySet<Column['role']> = new Set(['identifier', 'category', 'personal-data', 'geography']);
const SHAPES: ReadonlySet<string> = new Set(['event', 'entity']);

/**
 * That nothing is booked twice: no two rows under different numbers are equal in all that every row has, on one day (where the clock is known, within an
 * hour). It is told by the fewest columns that already say so: the thing, the person and the day. Null where rows repeat as often as not.
 */
export async function onceRule(connection: DuckDBConnection, table: Table): Promise<Omit<Rule, 'codes'> | null> {
  const { model, relation, rows, timeline } = table;
  const time = table.columns.find((column) => column.name === timeline);
  const key = keyOf(table);
  if (!model || !SHAPES.has(model.shape.kind) || !time || !key || table.pushdown || rows > LIMITS.mostRowsOnce) return null;
  const asked = table.columns.filter((column) => isGiven(column, table) && column !== time && column !== key);
  const things = asked
    .filter(({ role, stats }) => THINGS.has(role) && stats.distinct >= LIMITS.fewestThings)
    .toSorted((a, b) => b.stats.distinct - a.stats.distinct);
  if (things.length === 0 || time.stats.missing > 0) return null;
  const count = async (columns: readonly Column[]) => {
    const [[n] = []] = await rowsOf(connection, `SELECT count(*)::DOUBLE FROM (${repeats(relation, key, time, columns)})`);
    return Number(n ?? 0);
  };
  const all = await count(asked);
  if (all < LIMITS.fewestOnce || all > (1 - LIMITS.leastKept) * rows) return null;
  // What tells most rows apart says the most of which one was meant.
  let told: Column[] | null = null;
  for (let n = 1; n <= Math.min(things.length, LIMITS.mostThings); n++) {
    const found = await count(things.slice(0, n));
    if (found <= LIMITS.sameRepeats * all) told = things.slice(0, n);
    if (found <= all) break;
  }
  return told === null || (await isChance(connection, table, told, all)) ? null : ruleOf(table, key, time, told);
} // prettier-ignore

function ruleOf({ relation }: Table, key: Column, time: Column, things: readonly Column[]): Omit<Rule, 'codes'> {
  return {
    says: { kind: 'once', columns: [...things, time].map((column) => column.name) },
    columns: [...things, time].map((column) => column.name),
    where: `${name(key.name)} IS NOT NULL`,
    broken: `${name(key.name)} IN (${repeats(relation, key, time, things)})`,
  };
}

/** The numbers of rows that are as one just before them. */
function repeats(relation: string, key: Column, time: Column, columns: readonly Column[]): string {
  const [id, at] = [name(key.name), name(time.name)];
  const reach = time.type === 'date' ? at : `${at} - INTERVAL ${LIMITS.minutesApart} MINUTE`;
  const before = `lag(${at}) OVER (PARTITION BY ${columns.map((column) => name(column.name)).join(', ')} ORDER BY ${at}, ${id})`;
  return `SELECT own FROM (SELECT ${id} AS own, ${before} >= ${reach} AS again FROM ${relation}) WHERE again`;
}

/** Whether there would be about as many where the columns know nothing of each other: pairs of rows, times the chance that both are equal in each. */
async function isChance(connection: DuckDBConnection, { relation, rows, timeline }: Table, columns: readonly Column[], found: number): Promise<boolean> {
  let expected = (rows * (rows - 1)) / 2;
  for (const cell of [...columns.map((column) => name(column.name)), `CAST(${name(timeline ?? '')} AS DATE)`]) {
    const [[alike] = []] = await rowsOf(connection, `SELECT sum(n::DOUBLE * (n - 1)) / ${rows * (rows - 1)} FROM (SELECT count(*) AS n FROM ${relation} GROUP BY ${cell})`);
    expected *= Number(alike ?? 1);
  }
  return found < LIMITS.timesChance * expected;
} // prettier-ignore

/** The number that is different in every row. */
const keyOf = ({ columns, rows }: Table): Column | undefined =>
  columns.find(({ role, stats, personal, carried }) => role === 'identifier' && stats.distinct === rows && stats.missing === 0 && personal === undefined && carried === undefined); // prettier-ignore

/** What every row has from the start: no other number of its own, no text, and nothing that is only known later or that was made of other columns. */
const isGiven = ({ name: own, role, stats, carried }: Column, { made = [], rows }: Table): boolean =>
  carried === undefined &&
  role !== 'text' &&
  stats.missing === 0 &&
  stats.distinct > 1 &&
  !made.includes(own) &&
  !((role === 'identifier' || role === 'timestamp') && stats.distinct >= LIMITS.ofItsOwn * rows);
