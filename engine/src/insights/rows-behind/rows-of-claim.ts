import { isDay } from '../../contracts/table/is-day';
import { POINT_COLUMN, type ChartRows, type ClaimRows } from '../../contracts/report/claim-rows';
import type { Claim, Subject } from '../../contracts/report/claim';
import type { Table } from '../../model';
import type { Frame } from '../frame/frame';
import { measureSplitBy } from '../frame/measures/measure-of';
import { condition, conditions, equals, name, number, where } from '../sql';
import { AGGREGATES } from './aggregates';
import { takenBy } from './by-measure';
import { LIMITS } from './limits';
import type { Each, OwnRows, RowsBehind, RowsOrigin, SeriesRows } from './rows-behind';

interface Told {
  subject: Subject;
  member: string | null;
  rows?: OwnRows | undefined;
}

/** The rows that a claim's number is taken from; null where nobody has said how they are found. */
export function rowsOfClaim(frame: Frame, from: RowsOrigin, told: Told, value: number): ClaimRows | null {
  const behind = behindOf(frame, from, told);
  return behind && queriesOf(frame.table, behind, value);
}

/** Rows around those of a claim's value: those of all other members, and all that are compared. Other numbers of its sentence are taken from these. */
export function rowsAround(frame: Frame, from: RowsOrigin, told: Told, value: number): NonNullable<Claim['around']> {
  const behind = behindOf(frame, from, told);
  if (!behind) return {};
  const { subject, member } = told;
  const { filled } = takenBy(subject.measure, frame);
  const split = [subject.breakdown ?? []].flat().filter((one) => isColumn(frame, one));
  const compared = [condition(frame.table, subject.filter), ...[...split.map(name), ...filled].map(isFilled)];
  // A member of a date is a period in words.
  const members = split.find((one) => frame.table.columns.some(({ name: own, type }) => own === one && !isDay({ type })));
  const isMember = ofMember(frame, members, member);
  const sqlOf = (where: string) => queriesOf(frame.table, { ...behind, where }, value).sql;
  return {
    ...(isMember === '' ? {} : { others: sqlOf(conditions(...compared, `NOT (${isMember})`)) }),
    all: sqlOf(conditions(...compared)),
    ...(members === undefined ? {} : { split: members }),
  };
}

function behindOf(frame: Frame, from: RowsOrigin, { subject, member, rows = {} }: Told): RowsBehind | null {
  if (from === 'own' && rows.where === undefined) return null;
  const { filled, ...taken } = takenBy(subject.measure, frame);
  const split = [subject.breakdown ?? []].flat();
  const columns = split.flatMap((one) => measureSplitBy(frame, one)?.columns ?? one).filter((one) => isColumn(frame, one));
  const beside = [...subject.filter.map(({ column }) => column), ...columns];
  if (from === 'worked-out' && rows.how === undefined) {
    const known = columns.map((one) => `${name(one)} IS NOT NULL`);
    return {
      how: 'worked-out',
      where: conditions(rows.where ?? condition(frame.table, subject.filter), ...known, ...filled.map(isFilled)),
      beside: [...beside, ...columnsOf(taken.value, taken.by, taken.mark)],
    };
  }
  const isMember = ofMember(frame, split[0], member);
  const chosen = rows.where ?? conditions(condition(frame.table, subject.filter), isMember);
  // What a miner takes otherwise asks of its rows what it needs.
  const needed = rows.how === undefined ? filled.map(isFilled) : [];
  const others =
    from === 'subject'
      ? split
          .slice(1)
          .filter((one) => isColumn(frame, one))
          .map((one) => isFilled(name(one)))
      : [];
  return { ...taken, beside, ...rows, where: conditions(chosen, ...needed, ...others) };
}

const isFilled = (sql: string): string => `${sql} IS NOT NULL`;
const isColumn = ({ table }: Frame, column: string): boolean => table.columns.some(({ name: own }) => own === column);
const columnsOf = (...parts: (Each | undefined)[]): string[] => parts.flatMap((part) => part?.columns ?? []);

function ofMember({ table }: Frame, split: string | undefined, member: string | null): string {
  const column = table.columns.find(({ name: own }) => own === split);
  return column && member !== null ? equals(column, member) : '';
}

/** Name of a column that says which rows count. */
const MARK = 'counts';

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  return taken.has(wanted) ? freeName(`${wanted}_`, taken) : wanted;
}

/** The queries of rows that a number is taken from. */
export function queriesOf(table: Table, behind: RowsBehind, value: number): ClaimRows {
  const { how, alias } = behind;
  const names = new Set(table.columns.map(({ name: own }) => own));
  const made: { sql: string; as: string }[] = [];
  /** The column that holds what is taken of each row: its own, or one that is made for it. */
  const shown = (part: Each | undefined, as: string): string | undefined => {
    if (!part) return undefined;
    const own = part.columns.find((column) => name(column) === part.sql);
    if (own !== undefined) return own;
    const free = freeName(as, names);
    made.push({ sql: part.sql, as: free });
    return free;
  };
  const at = shown(behind.at, POINT_COLUMN);
  const parts = { mark: shown(behind.mark, MARK), value: shown(behind.value, 'value'), by: shown(behind.by, 'by') };
  const used = [...new Set([...columnsOf(behind.value, behind.by, behind.mark, behind.at), ...(behind.beside ?? [])])].filter(
    (one) => names.has(one),
  );
  const others = table.columns.map(({ name: own }) => own).filter((one) => !used.includes(one));
  const room = Math.max(0, LIMITS.mostColumns - used.length - made.length);
  const listed = [...used, ...others.slice(0, room)];
  const madeSql = made.map(({ sql, as }) => `${sql} AS ${name(as)}`);
  const from = ` FROM ${table.relation}${alias === undefined ? '' : ` ${alias}`}${where(behind.where)}`;
  const sqlOf = (column: string | undefined): string => (column === undefined ? '' : name(column));
  const own = { mark: sqlOf(parts.mark), value: sqlOf(parts.value), by: sqlOf(parts.by) };
  const aggregate = AGGREGATES[how];
  const order = [aggregate.order(own, number(value)), ...ties(table, listed)].filter((one) => one !== null && one !== '');
  const needed = [...madeSql, ...Object.values(parts).flatMap((one) => (one !== undefined && names.has(one) ? name(one) : []))];
  const aggregated = aggregate.sql(own);
  return {
    how,
    used: [...made.map(({ as }) => as).filter((as) => as !== at), ...used],
    ...(parts.value === undefined ? {} : { value: parts.value }),
    ...(parts.by === undefined ? {} : { by: parts.by }),
    ...(parts.mark === undefined ? {} : { mark: parts.mark }),
    ...(others.length > room ? { more: others.length - room } : {}),
    sql: `SELECT ${[...madeSql, ...listed.map(name)].join(', ')}${from}${order.length > 0 ? ` ORDER BY ${order.join(', ')}` : ''}`,
    ...againOf(how, aggregated, own, needed, from),
  };
}

/** The rows that a series of a chart is drawn from. `at` tells its points apart. */
export function rowsOfSeries(table: Table, { rest, single, marks, ...behind }: SeriesRows): ChartRows | null {
  const { again: _, ...rows } = queriesOf(table, behind, 0);
  const own = (column: string | undefined): string => (column === undefined ? '' : name(column));
  const mark = marks === undefined ? rows.mark : freeName(MARK, new Set(table.columns.map(({ name: one }) => one)));
  const aggregate = AGGREGATES[behind.how].sql({ value: own(rows.value), by: own(rows.by), mark: own(mark) });
  const at = table.columns.find((column) => name(column.name) === behind.at.sql)?.name ?? POINT_COLUMN;
  if (aggregate === null) return null;
  return {
    ...rows,
    at,
    aggregate,
    ...(rest === undefined ? {} : { rest }),
    ...(single && { single }),
    ...(marks === undefined || mark === undefined ? {} : { marks, mark }),
  };
}

function againOf(
  how: RowsBehind['how'],
  aggregate: string | null,
  { value, by }: { value: string; by: string },
  needed: string[],
  from: string,
) {
  const rows = `(SELECT ${needed.length > 0 ? [...new Set(needed)].join(', ') : '1 AS one'}${from})`;
  if (how === 'largest-total')
    return { again: `SELECT max(y) AS value FROM (SELECT sum(${value}) AS y FROM ${rows} GROUP BY ${by})` };
  return aggregate === null ? {} : { again: `SELECT ${aggregate} AS value FROM ${rows}` };
}

/** Rows that are alike in what matters keep one order, so that pages neither repeat nor lose any. */
const ties = (table: Table, listed: readonly string[]): string[] =>
  table.pushdown ? listed.slice(0, LIMITS.columnsInOrder).map(name) : ['rowid'];
