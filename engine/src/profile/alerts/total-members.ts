import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../../contracts/report/alert';
import { rowsOf } from '../../insights/rows-of';
import type { Column, Table, TotalMember } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { alertMaker } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';

const NO_MEASURE = new Set<Column['role']>(['identifier', 'geography', 'timestamp', 'constant', 'empty', 'percent', 'boolean']);
const WORDS =
  /^(?:(?:grand|sub)?[ -]?totals?|all|all \w+|both sexes|overall|sum|everyone|everything|world|whole|gesamt|insgesamt|alle|summe|welt|total general|todos|tous|ensemble|monde|totaal)$/i;

/** A measure of which a member holds about half of the sum, or exactly half. */
interface Candidate {
  measure: Column;
  own: number;
  exact: boolean;
}

interface Found {
  /** Members that are sums of all others, by arithmetic, and those that a person calls so. */
  totals: TotalMember[];
  /** Members that only their name makes one. */
  named: Pick<TotalMember, 'column' | 'label'>[];
  alerts: Alert[];
}

/** What a person has said of members. */
interface Said {
  totals: readonly TotalMember[];
  /** Members that are totals, and those that are none. */
  followed: readonly { column: string; label: string }[];
}
const NOTHING: Said = { totals: [], followed: [] };

/**
 * Members that hold the sum of all others (`World` among countries) in nearly every period and group. A word alone proves nothing: it is
 * noted, and the member counts like any other. What a person has said of a member is not asked again.
 */
export async function findTotals(connection: DuckDBConnection, table: Table, said: Said = NOTHING): Promise<Found> {
  const measures = table.columns
    .filter(({ type, role }) => (type === 'integer' || type === 'number') && !NO_MEASURE.has(role))
    .slice(0, LIMITS.mostMeasures);
  const columns = table.columns
    .filter(
      ({ type, stats }) =>
        type === 'text' && stats.distinct > 2 && (stats.distinct <= LIMITS.mostLabels || table.rows <= LIMITS.fewRows),
    )
    .slice(0, LIMITS.mostColumns);
  const make = alertMaker(table.name);
  const found: Found = { totals: [], named: [], alerts: [] };
  for (const { column, label, rows } of said.totals) {
    found.totals.push({ column, label, rows });
    found.alerts.push(
      make('total-rows', 'info', [column], t('total.told', { name: column, member: label, n: rows }), { count: rows }),
    );
  }
  if (measures.length === 0) return found;
  for (const column of columns) {
    const known = new Set(said.followed.flatMap((one) => (one.column === column.name ? [one.label] : [])));
    const { total, labels } = await totalOf(connection, table, column, measures, known);
    if (total) {
      found.totals.push(total);
      const sentence = t('total.sum', { name: column.name, member: total.label, n: total.rows });
      found.alerts.push(make('total-rows', 'info', [column.name], sentence, { count: total.rows }));
      continue;
    }
    const word = column.stats.distinct > LIMITS.mostLabels ? undefined : labels.find((label) => WORDS.test(label.trim()));
    if (word !== undefined && !known.has(word)) {
      found.named.push({ column: column.name, label: word });
      found.alerts.push(make('total-rows', 'info', [column.name], t('total.word', { name: column.name, member: word })));
    }
  }
  return found;
}

/** The member that is the sum of all others, and what all members are called. */
async function totalOf(
  connection: DuckDBConnection,
  table: Table,
  column: Column,
  measures: readonly Column[],
  known: ReadonlySet<string>,
): Promise<{ total: TotalMember | null; labels: string[] }> {
  const key = quoteName(column.name);
  const sums = measures.map(({ name }) => `sum(CAST(${quoteName(name)} AS DOUBLE))`);
  const members = await rowsOf(
    connection,
    `SELECT ${key}, count(*)::INT, ${sums.join(', ')} FROM ${table.relation} WHERE ${key} IS NOT NULL GROUP BY 1`,
  );
  const labels = members.map(([label]) => String(label));
  const rows = members.reduce((sum, row) => sum + numberOf(row[1]), 0);
  const alls = measures.map((_, m) => members.reduce((all, row) => all + numberOf(row[m + 2]), 0));
  for (const row of members) {
    const label = String(row[0]);
    if (known.has(label)) continue;
    const near = measures.flatMap((measure, m): Candidate[] => {
      const [own, all] = [numberOf(row[m + 2]), alls[m] ?? 0];
      const off = Math.abs(2 * own - all);
      // Beyond what can be added up nothing can be told.
      return Number.isFinite(all) && all !== 0 && off <= LIMITS.nearHalf * Math.abs(all)
        ? [{ measure, own, exact: off <= LIMITS.onlySum * Math.abs(all) }]
        : [];
    });
    if (near.length === 0) continue;
    if (
      (await heldInCells(connection, table, column, { label, own: numberOf(row[1]), others: rows - numberOf(row[1]) }, near)) ??
      heldOnce(label, members.length - 1, near)
    )
      return { total: { column: column.name, label, rows: numberOf(row[1]) }, labels };
  }
  return { total: null, labels };
}

const numberOf = (cell: unknown): number => (typeof cell === 'number' ? cell : 0);

/** A member with its rows, and those of all others. */
interface Member {
  label: string;
  own: number;
  others: number;
}

/** Whether one of the measures is the sum of all others in nearly every cell of another column; null where no column has cells enough. */
async function heldInCells(
  connection: DuckDBConnection,
  table: Table,
  column: Column,
  { label, own: ownRows, others: otherRows }: Member,
  measures: readonly Candidate[],
): Promise<boolean | null> {
  // A cell needs three rows: the sum and two parts.
  const splits = table.columns.filter(
    ({ name, type, role, stats }) =>
      name !== column.name &&
      stats.distinct >= LIMITS.fewestCells &&
      stats.distinct <= table.rows / LIMITS.fewestCells &&
      role !== 'text' &&
      (name === table.timeline || type !== 'number'),
  );
  let seen = false;
  for (const split of splits) {
    const own = measures.filter(({ measure }) => measure.name !== split.name);
    if (own.length === 0) continue;
    // Wherever the other column has no value, the member may have as many rows less.
    if (partsOf(split) === 1 && hasTooMany(ownRows - (table.rows - split.stats.count), otherRows)) continue;
    const cells = await rowsOf(connection, cellsSql(table, column, label, split, own));
    for (const [m, { exact }] of own.entries()) {
      const each = cells.map((cell) => cell.slice(3 * m, 3 * m + 3));
      const [inOwn = 0, inOthers = 0] = [-2, -1].map((place) => cells.reduce((n, cell) => n + numberOf(cell.at(place)), 0));
      if (hasTooMany(inOwn, inOthers)) continue;
      const both = each.filter(([sum, others]) => sum !== null && others !== null && (sum !== 0 || others !== 0));
      const telling = both.filter(([, , parts]) => numberOf(parts) >= 2).length;
      if (telling < LIMITS.fewestCells) continue;
      seen = true;
      const slack = telling >= LIMITS.enoughCells ? LIMITS.rounded : LIMITS.exact;
      const equal = both.filter(([sum, others]) => Math.abs(numberOf(sum) - numberOf(others)) <= slack * Math.abs(numberOf(sum)));
      if (equal.length >= (exact ? LIMITS.mostCellsHold : LIMITS.nearlyEvery) * both.length) return true;
    }
  }
  return seen ? false : null;
}

/** A sum stands in fewer rows than what it adds up; a member with half of all readings of one figure is no sum of the others. */
const hasTooMany = (own: number, others: number): boolean => 2 * own > others;

/** Of very many cells some are read, each with all its rows: one in so many. */
const partsOf = ({ stats }: Column): number => Math.ceil(stats.distinct / LIMITS.mostCells);

/** Of each cell and measure: the member's own sum, that of all others, and how many of them have a part in it. One scan for all measures. */
function cellsSql(table: Table, column: Column, label: string, split: Column, measures: readonly Candidate[]): string {
  const cell = quoteName(column.name);
  const sums = measures.map(({ measure }, m) => `sum(CAST(${quoteName(measure.name)} AS DOUBLE)) AS y${m}`);
  const figures = measures.flatMap((_, m) => [
    `sum(y${m}) FILTER (WHERE own)`,
    `sum(y${m}) FILTER (WHERE NOT own)`,
    `count(*) FILTER (WHERE NOT own AND y${m} <> 0)::INT`,
  ]);
  const by = quoteName(split.name);
  const parts = partsOf(split);
  const part = parts > 1 ? `hash(${by}) % ${parts} = 0 AND ` : '';
  return (
    `SELECT ${figures.join(', ')}, sum(n) FILTER (WHERE own)::INT, sum(n) FILTER (WHERE NOT own)::INT FROM (SELECT count(*) AS n, ${by} AS split, ${cell} = ${quoteText(label)} AS own, ${cell} AS member, ${sums.join(', ')} ` +
    `FROM ${table.relation} WHERE ${part}${by} IS NOT NULL GROUP BY ALL) GROUP BY split LIMIT ${LIMITS.mostCells}`
  );
}

/** Whether a single sum is no accident: exact, and of many parts, of several measures, or with a word for it. */
function heldOnce(label: string, parts: number, measures: readonly Candidate[]): boolean {
  const held = measures.filter(({ exact }) => exact);
  if (held.length === 0 || parts < 2) return false;
  const large = parts >= LIMITS.fewestParts && held.some(({ own }) => Math.abs(own) >= LIMITS.leastSize);
  return WORDS.test(label.trim()) || held.length >= 2 || large;
}

/** The table without the rows that hold sums of others: a copy beside it, which is what is mined. */
export async function withoutTotals(connection: DuckDBConnection, table: Table, totals: readonly TotalMember[]): Promise<Table> {
  if (totals.length === 0) return table;
  const relation = `${table.relation}_parts`;
  const isTotal = totals
    .map(({ column, label }) => `coalesce(CAST(${quoteName(column)} AS VARCHAR) = ${quoteText(label)}, false)`)
    .join(' OR ');
  await connection.run(`CREATE OR REPLACE TABLE ${relation} AS SELECT * FROM ${table.relation} WHERE NOT (${isTotal})`);
  const [counts] = await rowsOf(connection, `SELECT count(*)::INT FROM ${relation}`);
  return { ...table, parts: { relation, rows: numberOf(counts?.[0]), totals: [...totals] } };
}
