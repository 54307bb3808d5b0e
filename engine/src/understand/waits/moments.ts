import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { name as sqlName } from '../../insights/sql';
import type { Table } from '../../model';
import { ownColumns } from '../own-columns';
import { LIMITS } from './limits';
import type { Wait } from './wait';
import { isBirth, isLastDay, saysDue, saysTerm } from './words';

/** A date that follows another. */
export interface Following {
  target: string;
  /** The date just before it; null where it follows none. */
  start: string | null;
  due: Wait['due'];
}

const DAY = 86_400_000;
/** Milliseconds of the units that lengths of time are told in. */
export const LENGTHS_OF_UNITS: Readonly<Record<string, number>> = { days: DAY, hours: DAY / 24, min: DAY / 1440 };

/** A moment as milliseconds, in SQL. */
export const at = (sql: string): string => `epoch_ms(CAST(${sql} AS TIMESTAMP))::DOUBLE`;

/** Dates with blank cells, each with the date that it follows and the day by which it is due. */
export async function followingDates(connection: DuckDBConnection, relation: string, table: Table): Promise<Following[]> {
  const columns = ownColumns(table);
  const dates = columns
    .filter(({ name, type, time }) => isDay({ type }) && time !== 'birth' && time !== 'update' && time !== 'part' && !isBirth(name))
    .slice(0, LIMITS.mostDates)
    .map(({ name, time }) => ({ name, isDue: time === 'due' || saysDue(name) }));
  const ends = dates.filter(({ isDue, name }) => !isDue && !isLastDay(name)).map(({ name }) => name);
  if (ends.length === 0) return [];
  const terms = columns.filter(
    ({ name, type, role }) => type === 'integer' && role !== 'identifier' && saysTerm(name) && isFew(table, name),
  );
  const dues = [
    ...dates.flatMap(({ name, isDue }): NonNullable<Wait['due']>[] => (isDue ? [{ sql: sqlName(name), column: name, days: false }] : [])),
    ...terms.flatMap(({ name }): NonNullable<Wait['due']>[] =>
      table.timeline === null || !ends.includes(table.timeline)
        ? []
        : [{ sql: `(${sqlName(table.timeline)} + ${sqlName(name)} * INTERVAL 1 DAY)`, column: name, days: true }],
    ),
  ];
  const points = [...ends.map((name) => quoteName(name)), ...dues.map(({ sql }) => sql)];
  const asked = [
    ...points.map((sql) => `count(${sql})`),
    ...points.flatMap((from, i) =>
      ends.flatMap((end) => {
        const to = quoteName(end);
        // What comes on the day that was set is in time, whatever the hour.
        const apart = [to, from].map((one) => at(i < ends.length ? one : `CAST(${one} AS DATE)`)).join(' - ');
        return [
          `count(*) FILTER (WHERE ${from} IS NOT NULL AND ${to} IS NOT NULL)`,
          `count(*) FILTER (WHERE CAST(${from} AS DATE) <= CAST(${to} AS DATE))`,
          `median(${apart})`,
        ];
      }),
    ),
  ];
  const [row = []] = await rowsOf(connection, `SELECT ${asked.join(', ')} FROM ${relation}`);
  const numbers = row.map((value) => Number(value ?? NaN));
  const filled = (i: number) => numbers[i] ?? 0;
  const pair = (from: number, to: number) => {
    const first = points.length + 3 * (from * ends.length + to);
    const [both = 0, ordered = 0, apart = NaN] = numbers.slice(first, first + 3);
    return { both, ordered, apart };
  };
  const found = ends.flatMap((target, to): (Following & { first: string | null })[] => {
    const n = filled(to);
    if (n < LIMITS.fewestFilled || table.rows - n < LIMITS.fewestWaiting) return [];
    const goes = ends.flatMap((start, from) => {
      const { both, ordered, apart } = pair(from, to);
      const isBefore = from !== to && both >= LIMITS.before * n && ordered >= LIMITS.inOrder * both && (apart > 0 || from < to);
      return isBefore && filled(from) > n ? [{ start, n: filled(from), apart }] : [];
    });
    const steps = goes.sort((a, b) => a.n - b.n || a.apart - b.apart).map(({ start }) => start);
    return [{ target, start: steps[0] ?? null, due: null, first: steps.at(-1) ?? null }];
  });
  // A day that was set is that of the last of several steps, as far as these end about then: what is sold long after it came in is another matter.
  dues.forEach((due, i) => {
    const from = ends.length + i;
    const last = found
      .map((one) => {
        const to = ends.indexOf(one.target);
        return { one, ...pair(from, to), n: filled(to), took: one.start === null ? NaN : pair(ends.indexOf(one.start), to).apart };
      })
      .filter(({ both, n, one }) => both >= LIMITS.before * n && one.start !== null)
      .sort((a, b) => b.apart - a.apart || a.n - b.n);
    const near = last.find(({ apart, took }) => apart <= took - apart) ?? last.at(-1);
    if (near) near.one.due ??= due;
  });
  // A day is set when all begins: what never came to a step between is late as well.
  return found.map(({ first, start, ...one }) => ({ ...one, start: one.due ? first : start }));
} // prettier-ignore

const isFew = ({ columns }: Table, name: string): boolean =>
  columns.some(
    ({ name: own, stats }) =>
      own === name &&
      stats.distinct <= LIMITS.mostTerms &&
      Number(stats.min ?? 0) >= 0 &&
      Number(stats.max ?? 0) <= LIMITS.longestTerm,
  );

export const days = (ms: number): number => ms / DAY;
export const milliseconds = (n: number): number => n * DAY;
