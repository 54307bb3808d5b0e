import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Column } from '../../model';
import { LIMITS } from './limits';

/** Cells that are ten, a hundred or a thousand times what they should be, or that part of it. */
export interface Slip {
  name: string;
  /** In SQL over one row. */
  where: string;
  count: number;
  times: number;
  isTooSmall: boolean;
  /** What shows it: the column beside which, or within whose labels, all other cells are alike. None where the column is alike throughout. */
  beside?: { name: string; as: 'measure' | 'group' };
}

/** How a column is looked at: by itself, by another measure, or by what is usual for a label. All of it is one figure that hardly moves. */
interface View {
  column: Column;
  by?: Column;
  group?: Column;
  /** The figure in SQL over one row; null where it says nothing. */
  sql: string;
}

interface Bulk {
  low: number;
  high: number;
}

interface Source {
  connection: DuckDBConnection;
  relation: string;
  rows: number;
}

const LABELS: ReadonlySet<Column['role']> = new Set(['category', 'ordered-category', 'boolean']);

/**
 * Slips of the decimal point: where all other rows lie close together, a few lie just where ten, a hundred or a thousand times as much would be, and none between.
 * What follows from such a cell by arithmetic is wrong in the same row.
 * @param measures columns of numbers
 */
export async function slipsOf(source: Source, measures: readonly Column[], columns: readonly Column[]): Promise<Slip[]> {
  const own = await bulksOf(source, measures.filter(hasDigits).map((column): View => ({ column, sql: positive(column) })));
  const alike = own.filter(({ bulk }) => isTight(bulk));
  const spread = measures.filter((one) => !alike.some(({ view }) => view.column === one)).slice(0, LIMITS.mostCompared);
  const pairs = spread.flatMap((column, i) =>
    spread.slice(i + 1).map((by): View => ({ column, by, sql: `${positive(column)} / ${positive(by)}` })),
  );
  const groups = columns
    .filter(({ role, stats }) => LABELS.has(role) && stats.distinct > 1 && stats.distinct <= LIMITS.mostGroups)
    .slice(0, LIMITS.mostCompared);
  const grouped: View[] = [];
  for (const group of groups) grouped.push(...(await withinOf(source, spread.filter(({ type }) => type === 'number'), group)));
  const views = [...alike, ...(await bulksOf(source, [...pairs, ...grouped])).filter(({ bulk }) => isTight(bulk))];
  const ends = await endsOf(source, views.map(({ view }) => view));
  const found: Slip[] = [];
  for (const [i, { view, bulk }] of views.entries())
    for (const isTooSmall of [false, true]) {
      const [least = NaN, most = NaN] = ends[i] ?? [];
      if (isTooSmall ? least * LIMITS.orderOfMagnitude > bulk.high : most < LIMITS.orderOfMagnitude * bulk.low) continue;
      const slip = await slipIn(source, view, bulk, isTooSmall, views.length);
      if (slip && !found.some(({ name }) => name === slip.name)) found.push(slip);
    }
  for (const slip of [...found]) found.push(...(await followingFrom(source, measures, found, slip)));
  return found;
} // prettier-ignore

/** Where numbers have one digit, ten times as many are a dozen of them, and no slip. */
const hasDigits = ({ type, stats }: Column): boolean => type === 'number' || (stats.median ?? 0) >= LIMITS.orderOfMagnitude;
const positive = ({ name }: Column): string => `(CASE WHEN ${quoteName(name)} > 0 THEN ${quoteName(name)}::DOUBLE END)`;
const isTight = ({ low, high }: Bulk): boolean =>
  isOrdinary(low) && isOrdinary(high) && high <= Math.sqrt(LIMITS.orderOfMagnitude) * low;
/** What a thousand times as much, and as little, is still a number of. */
const isOrdinary = (value: number): boolean =>
  [value, 1 / value].every((one) => Number.isFinite(one * LIMITS.orderOfMagnitude ** 4));

/** Between which figures nearly all rows lie: as far again to both sides as half of what the middle nine tenths span, which is as far as 999 of 1,000 normal ones go. */
async function bulksOf({ connection, relation, rows }: Source, views: readonly View[]): Promise<{ view: View; bulk: Bulk }[]> {
  if (views.length === 0) return [];
  const ends = [LIMITS.mostAside, 1 - LIMITS.mostAside];
  const sql = views.flatMap(({ sql: own }) => [...ends.map((end) => `quantile_cont(${own}, ${end})`), `count(${own})::DOUBLE`]);
  const [row = []] = await rowsOf(connection, `SELECT ${sql.join(', ')} FROM (${thinned(relation, rows)})`);
  return views.flatMap((view, i) => {
    const [low = 0, high = 0, count = 0] = row.slice(3 * i, 3 * i + 3).map(Number);
    const beside = Math.sqrt(high / low) * (1 + LIMITS.digits);
    return count >= LIMITS.fewestRows && low > 0 ? [{ view, bulk: { low: low / beside, high: high * beside } }] : [];
  });
}

/** A part of the rows that tells what is usual. */
function thinned(relation: string, rows: number): string {
  const every = Math.ceil(rows / LIMITS.mostScreened);
  return `SELECT * FROM ${relation}${every > 1 ? ` WHERE hash(rowid) % ${every} = 0` : ''}`;
}

/** Columns by what is usual for each label of a group. */
async function withinOf({ connection, relation, rows: all }: Source, measures: readonly Column[], group: Column): Promise<View[]> {
  if (measures.length === 0) return [];
  const label = quoteName(group.name);
  const medians = measures.map((one) => `median(${positive(one)})`).join(', ');
  const rows = await rowsOf(
    connection,
    `SELECT CAST(${label} AS VARCHAR), ${medians} FROM (${thinned(relation, all)}) WHERE ${label} IS NOT NULL GROUP BY 1 HAVING count(*) >= ${LIMITS.fewestOfGroup}`,
  );
  if (rows.length < 2) return [];
  return measures.map((column, i) => {
    const usual = rows.flatMap((row) => (Number(row[i + 1] ?? 0) > 0 ? [`WHEN ${quoteText(String(row[0]))} THEN ${Number(row[i + 1])}`] : []));
    const by = usual.length > 0 ? `CASE CAST(${label} AS VARCHAR) ${usual.join(' ')} END` : 'NULL::DOUBLE';
    return { column, group, sql: `${positive(column)} / (${by})` };
  });
} // prettier-ignore

/** The least and the most of each view, in all rows. */
async function endsOf({ connection, relation }: Source, views: readonly View[]): Promise<number[][]> {
  if (views.length === 0) return [];
  const [row = []] = await rowsOf(connection, `SELECT ${views.flatMap(({ sql }) => [`min(${sql})`, `max(${sql})`]).join(', ')} FROM ${relation}`);
  return views.map((_, i) => row.slice(2 * i, 2 * i + 2).map(Number));
} // prettier-ignore

/** The slip that a view shows, by as many as chance would not put there. */
async function slipIn(source: Source, view: View, bulk: Bulk, isTooSmall: boolean, views: number): Promise<Slip | null> {
  const { connection, relation, rows } = source;
  const figure = isTooSmall ? `1 / (${view.sql})` : view.sql;
  const { low, high } = isTooSmall ? { low: 1 / bulk.high, high: 1 / bulk.low } : bulk;
  const powers = [1, 2, 3].map((power) => LIMITS.orderOfMagnitude ** power);
  const isSlip = (times: number) => `BETWEEN ${low * times} AND ${high * times}`;
  const counts = powers.map((times) => `count(*) FILTER (WHERE f ${isSlip(times)})::DOUBLE`);
  // A few lie a little beyond the others: what lies farther off has to be a slip.
  const [row = []] = await rowsOf(
    connection,
    `SELECT count(*) FILTER (WHERE f > ${high * Math.sqrt(high / low)})::DOUBLE, ${counts.join(', ')} FROM (SELECT ${figure} AS f FROM ${relation})`,
  );
  const [beyond = 0, ...slipped] = row.map(Number);
  const at = slipped.indexOf(Math.max(...slipped));
  const [count = 0, times = 1] = [slipped[at], powers[at]];
  if (count === 0 || beyond - count > LIMITS.elsewhere * count || count > LIMITS.mostAside * rows) return null;
  const width = Math.max(LIMITS.digits, Math.log(high / low) / Math.log(LIMITS.orderOfMagnitude));
  if (2 * powers.length * views * width ** count > LIMITS.anywhere) return null;
  const where = `(${figure}) ${isSlip(times)}`;
  const { column, by, group } = view;
  if (!by) return { name: column.name, where, count, times, isTooSmall, ...(group ? { beside: { name: group.name, as: 'group' } } : {}) };
  const [large, small] = isTooSmall ? [by, column] : [column, by];
  const [isLarge, isSmall] = [await fits(source, where, large, 1 / times), await fits(source, where, small, times)];
  // Which of both it is their own sizes tell; where they do not, it is the one that would be too large.
  const wrong = isSmall && !isLarge ? small : large;
  const other = wrong === large ? small : large;
  return { name: wrong.name, where, count, times, isTooSmall: wrong === small, beside: { name: other.name, as: 'measure' } };
} // prettier-ignore

/** Whether the cells of some rows, times a factor, lie among the others of their column. */
async function fits({ connection, relation }: Source, where: string, column: Column, factor: number): Promise<boolean> {
  const cell = positive(column);
  const ends = ['min', 'max'].map((end) => `(SELECT ${end}(${cell}) FROM ${relation} WHERE NOT coalesce(${where}, false))`);
  const [[share] = []] = await rowsOf(
    connection,
    `SELECT avg((${cell} * ${factor} BETWEEN ${ends.join(' AND ')})::INT)::DOUBLE FROM ${relation} WHERE ${where}`,
  );
  return Number(share ?? 0) >= 1 - LIMITS.elsewhere;
}

/** What is reckoned with cells that slipped, alone or with another column, and is as many times too large in the same rows. */
async function followingFrom(source: Source, measures: readonly Column[], found: readonly Slip[], slip: Slip): Promise<Slip[]> {
  const { connection, relation } = source;
  const slipped = measures.find(({ name }) => name === slip.name);
  if (!slipped) return [];
  const open = measures.filter(({ name }) => !found.some((one) => one.name === name));
  const beside = measures.filter(({ name }) => name !== slip.name).slice(0, LIMITS.mostCompared);
  const ways = open.slice(0, LIMITS.mostCompared).flatMap((column) =>
    [null, ...beside].flatMap((by) => {
      if (by === column) return [];
      const signs = by ? ['*', '/'] : [''];
      return signs.map((sign) => ({ column, sql: `ln(${positive(column)} / (${positive(slipped)}${by ? ` ${sign} ${positive(by)}` : ''}))` }));
    }),
  );
  if (ways.length === 0) return [];
  const figures = ways.flatMap(({ sql }) => [`stddev_samp(${sql})`, `count(${sql}) FILTER (${slip.where})::DOUBLE`, `stddev_samp(${sql}) FILTER (${slip.where})`, `avg(${sql}) - avg(${sql}) FILTER (${slip.where})`]);
  const [row = []] = await rowsOf(connection, `SELECT ${figures.join(', ')} FROM ${relation}`);
  const reckoned = ways.filter((_, i) => {
    const [spread = NaN, count = 0, own = 0, apart = NaN] = row.slice(4 * i, 4 * i + 4).map((value) => Number(value ?? NaN));
    return count >= (1 - LIMITS.elsewhere) * slip.count && spread <= LIMITS.asReckoned && !(own > LIMITS.asReckoned) && Math.abs(apart) <= LIMITS.asReckoned;
  });
  const following: Slip[] = [];
  for (const column of new Set(reckoned.map((one) => one.column)))
    if (await fits(source, slip.where, column, slip.isTooSmall ? slip.times : 1 / slip.times))
      following.push({ ...slip, name: column.name, beside: { name: slip.name, as: 'measure' } });
  return following;
} // prettier-ignore
