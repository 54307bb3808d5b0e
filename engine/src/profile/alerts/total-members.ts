import type { DuckDBConnection } from '@duckdb/node-api';
import type { Alert } from '../../contracts/report/alert';
import { rowsOf } from '../../insights/rows-of';
import type { Column, Table, TotalMember } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { alertMaker } from './alert-context';
import { t } from './messages';
import { LIMITS } from './limits';
import { allByAccident, countedIn, stepOf, sumHeld, type SumCell } from './sum-by-accident';

const NO_MEASURE = new Set<Column['role']>(['identifier', 'geography', 'timestamp', 'constant', 'empty', 'percent', 'boolean']);
const WORDS =
  /^(?:(?:grand|sub)?[ -]?totals?|all|all \w+|both sexes|overall|sum|everyone|everything|world|whole|gesamt|insgesamt|alle|summe|welt|total general|todos|tous|ensemble|monde|totaal)$/i;

/** A measure of which a member holds about half of the sum, or exactly half. */
interface Candidate {
  measure: Column;
  /** Over the whole table, in steps of its rounding. */
  cell: SumCell;
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
 * Members that hold the sum of all others (`World` among countries) in nearly every period and group, where that is no accident. A word alone
 * proves nothing: it is noted, and the member counts like any other. What a person has said of a member is not asked again.
 */
export async function findTotals(connection: DuckDBConnection, table: Table, said: Said = NOTHING): Promise<Found> {
  const measures = table.columns
    .filter(({ type, role }) => (type === 'integer' || type === 'number') && !NO_MEASURE.has(role))
    .slice(0, LIMITS.mostMeasures);
  const columns = table.columns
    .filter(
      ({ name, type, stats }) =>
        // Figures of several metrics are never added up: that earnings are costs and profit is said of metrics.
        name !== table.model?.shape.long?.metric &&
        type === 'text' &&
        stats.distinct > 2 &&
        (stats.distinct <= LIMITS.mostLabels || table.rows <= LIMITS.fewRows),
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
    const looked = { measures, known, tests: columns.length * measures.length };
    const { total, labels } = await totalOf(connection, table, column, looked);
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

/** By which a total is looked for, what is known already, and how many columns and measures may meet by accident. */
interface Looked {
  measures: readonly Column[];
  known: ReadonlySet<string>;
  tests: number;
}

/** The member that is the sum of all others, and what all members are called. */
async function totalOf(
  connection: DuckDBConnection,
  table: Table,
  column: Column,
  { measures, known, tests }: Looked,
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
      if (!Number.isFinite(all) || all === 0 || off > LIMITS.nearHalf * Math.abs(all)) return [];
      const parts = members.flatMap((other) => (other === row ? [] : [Math.abs(numberOf(other[m + 2]))]));
      const sum = { own, others: all - own, parts: parts.filter((part) => part > 0).length, largest: Math.max(...parts) };
      const cell = countedIn(sum, stepOf([own, ...parts]));
      return [{ measure, cell, exact: off <= LIMITS.onlySum * Math.abs(all) }];
    });
    if (near.length === 0) continue;
    const member = { label, own: numberOf(row[1]), others: rows - numberOf(row[1]), tests };
    if ((await heldInCells(connection, table, column, member, near)) ?? heldOnce(member, members.length - 1, near))
      return { total: { column: column.name, label, rows: numberOf(row[1]) }, labels };
  }
  return { total: null, labels };
}

const numberOf = (cell: unknown): number => (typeof cell === 'number' ? cell : 0);

/** A member with its rows, those of all others, and how many sums are looked at in the table. */
interface Member {
  label: string;
  own: number;
  others: number;
  tests: number;
}

/** The most that an accident may be likely: of a member whose name says that it is a total hardly any other reading is left. */
const mostByAccident = ({ label, tests }: Member): number =>
  (WORDS.test(label.trim()) ? LIMITS.accidentOfNamed : LIMITS.accident) / tests;

/** Whether one of the measures is the sum of all others in nearly every cell of another column; null where no column has cells enough. */
async function heldInCells(
  connection: DuckDBConnection,
  table: Table,
  column: Column,
  member: Member,
  measures: readonly Candidate[],
): Promise<boolean | null> {
  const isNamed = WORDS.test(member.label.trim());
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
    if (partsOf(split) === 1 && hasTooMany(member.own - (table.rows - split.stats.count), member.others)) continue;
    const cells = await rowsOf(connection, cellsSql(table, column, member.label, split, own));
    const [inOwn = 0, inOthers = 0] = [-2, -1].map((place) => cells.reduce((n, cell) => n + numberOf(cell.at(place)), 0));
    if (hasTooMany(inOwn, inOthers)) continue;
    for (const [m, { exact }] of own.entries()) {
      const both = cells
        .map((cell) => cell.slice(LIMITS.figuresOfCell * m, LIMITS.figuresOfCell * (m + 1)))
        .filter(([sum, others]) => sum !== null && others !== null && (sum !== 0 || others !== 0))
        .map(([sum, others, parts, largest]): SumCell => ({ own: numberOf(sum), others: numberOf(others), parts: numberOf(parts), largest: numberOf(largest) })); // prettier-ignore
      const telling = both.filter(({ parts }) => parts >= 2).length;
      if (telling < LIMITS.fewestCells) continue;
      seen = true;
      const slack = telling >= LIMITS.enoughCells ? LIMITS.rounded : LIMITS.exact;
      const enough = exact ? LIMITS.mostCellsHold : LIMITS.nearlyEvery;
      const most = mostByAccident(member) / splits.length;
      const held = sumHeld(both, { scatter: isNamed, slack: isNamed ? slack : 0 });
      if (held.some(({ share, byAccident }) => share >= enough && byAccident <= most)) return true;
    }
  }
  return seen ? false : null;
}

/** A sum stands in fewer rows than what it adds up; a member with half of all readings of one figure is no sum of the others. */
const hasTooMany = (own: number, others: number): boolean => 2 * own > others;

/** Of very many cells some are read, each with all its rows: one in so many. */
const partsOf = ({ stats }: Column): number => Math.ceil(stats.distinct / LIMITS.mostCells);

/** Of each cell and measure: the member's own sum, that of all others, how many of them have a part in it, and the largest. One scan for all measures. */
function cellsSql(table: Table, column: Column, label: string, split: Column, measures: readonly Candidate[]): string {
  const cell = quoteName(column.name);
  const sums = measures.map(({ measure }, m) => `sum(CAST(${quoteName(measure.name)} AS DOUBLE)) AS y${m}`);
  const figures = measures.flatMap((_, m) => [
    `sum(y${m}) FILTER (WHERE own)`,
    `sum(y${m}) FILTER (WHERE NOT own)`,
    `count(*) FILTER (WHERE NOT own AND y${m} <> 0)::INT`,
    `max(abs(y${m})) FILTER (WHERE NOT own)`,
  ]);
  const by = quoteName(split.name);
  const parts = partsOf(split);
  const part = parts > 1 ? `hash(${by}) % ${parts} = 0 AND ` : '';
  return (
    `SELECT ${figures.join(', ')}, sum(n) FILTER (WHERE own)::INT, sum(n) FILTER (WHERE NOT own)::INT FROM (SELECT count(*) AS n, ${by} AS split, ${cell} = ${quoteText(label)} AS own, ${cell} AS member, ${sums.join(', ')} ` +
    `FROM ${table.relation} WHERE ${part}${by} IS NOT NULL GROUP BY ALL) GROUP BY split LIMIT ${LIMITS.mostCells}`
  );
}

/** Whether single sums, to the last digit, are no accident. Many parts are unlike each other, and so is a member that is no sum of them. */
function heldOnce(member: Member, parts: number, measures: readonly Candidate[]): boolean {
  const held = measures.filter(({ exact }) => exact);
  if (held.length === 0 || hasTooMany(member.own, member.others)) return false;
  const scatter = WORDS.test(member.label.trim()) || parts >= LIMITS.fewestParts;
  return allByAccident(held.map(({ cell }) => cell), scatter) <= mostByAccident(member); // prettier-ignore
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
  const step = { relation, of: table.relation, where: `NOT (${isTotal})` };
  return {
    ...table,
    steps: [...(table.steps ?? []), step],
    parts: { relation, rows: numberOf(counts?.[0]), totals: [...totals] },
  };
}
