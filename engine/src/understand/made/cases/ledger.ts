import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../../contracts/table/is-day';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import { conditions, instant } from '../../../insights/sql';
import type { Table } from '../../../model';
import { labelText, list } from '../../../wording/human';
import { days, milliseconds } from '../../waits/moments';
import { isBirth, saysDue } from '../../waits/words';
import type { Wait } from '../../waits/wait';
import { t } from '../messages';
import type { FreeName, Made } from '../plan';
import { limitOf } from './ends';
import { LIMITS } from './limits';
import type { Key } from './key';
import { calledBy, someOf, type Place } from './place';

/** One side of an account. */
export interface Side {
  /** The column of its amounts. */
  name: string;
  /** DuckDB: the amount of one row. */
  sql: string;
}

/** An account of cases: what was charged and what was paid of each. */
export interface Ledger {
  key: Key;
  charged: Side;
  paid: Side;
}

/** Two amounts of which a row has one, or one whose sign says the side: the sides of an account, those of more money first. */
export async function sidesIn(connection: DuckDBConnection, { relation }: Place, { columns, model, rows }: Table): Promise<[Side, Side][]> {
  const amounts = columns.filter(
    ({ name, type, carried }) => (type === 'number' || type === 'integer') && carried === undefined && model?.columns.some((own) => own.name === name && own.role === 'measure'),
  );
  const whole = amounts.map(({ name }): Side => ({ name, sql: quoteName(name) }));
  const pairs = whole.flatMap((a, i) => whole.slice(i + 1).map((b): [Side, Side] => [a, b]));
  const signed = amounts.flatMap(({ name, stats }): [Side, Side][] =>
    Number(stats.min ?? 0) < 0 && Number(stats.max ?? 0) > 0 ? [[{ name, sql: `greatest(${quoteName(name)}, 0)` }, { name, sql: `greatest(-${quoteName(name)}, 0)` }]] : [],
  );
  const sides = [...pairs, ...signed];
  if (sides.length === 0) return [];
  const [row = []] = await rowsOf(
    connection,
    `SELECT ${sides.flatMap(([a, b]) => [`least(count(*) FILTER (WHERE ${has(a)}), count(*) FILTER (WHERE ${has(b)}))::DOUBLE`, `count(*) FILTER (WHERE ${has(a)} AND ${has(b)})::DOUBLE`, `sum(abs(coalesce(${a.sql}, 0)::DOUBLE))`]).join(', ')} FROM ${relation}`,
  );
  const known = sides.map((pair, i) => ({ pair, filled: Number(row[3 * i] ?? 0), both: Number(row[3 * i + 1] ?? 0), money: Number(row[3 * i + 2] ?? 0) }));
  return known
    .filter(({ filled, both }) => both <= LIMITS.both * rows && filled >= LIMITS.filled * rows)
    .toSorted((a, b) => b.money - a.money)
    .map(({ pair }) => pair);
} // prettier-ignore

const has = ({ sql }: Side): string => `coalesce(${sql}, 0) <> 0`;

/** Of the sides of an account those that come to nought for most keys that have both. */
export async function ledgerIn(connection: DuckDBConnection, place: Place, sides: readonly [Side, Side][]): Promise<Ledger | null> {
  const { relation, keys, at } = place;
  for (const [a, b] of sides)
    for (const key of keys) {
      const [sums = []] = await rowsOf(
        connection,
        `SELECT count(*) FILTER (WHERE x <> 0 AND y <> 0)::DOUBLE, count(*) FILTER (WHERE x <> 0 AND y <> 0 AND abs(x - y) < ${LIMITS.cent})::DOUBLE, ` +
          `count(*) FILTER (WHERE x <> 0 AND y <> 0 AND p < q)::DOUBLE, count(*) FILTER (WHERE x <> 0 AND y <> 0 AND q < p)::DOUBLE, count(*) FILTER (WHERE x <> 0 AND y <> 0 AND p <> q)::DOUBLE FROM (` +
          `SELECT coalesce(sum(${a.sql}), 0) AS x, coalesce(sum(${b.sql}), 0) AS y, min(${at}) FILTER (WHERE ${has(a)}) AS p, min(${at}) FILTER (WHERE ${has(b)}) AS q FROM ${relation} WHERE ${someOf(place, key)} GROUP BY ${key.of})`,
      );
      const [both = 0, balanced = 0, before = 0, after = 0, ordered = 0] = sums.map(Number);
      if (both < LIMITS.fewestCases || balanced < LIMITS.balanced * both || ordered < LIMITS.takesTime * both) continue;
      if (before >= LIMITS.first * ordered) return { key, charged: a, paid: b };
      if (after >= LIMITS.first * ordered) return { key, charged: b, paid: a };
    }
  return null;
} // prettier-ignore

/** When a case was paid, what is open, what was paid too much, and whether it was late: on the row that charges it first. */
export async function ledgerMade(connection: DuckDBConnection, place: Place, table: Table, { key, charged, paid }: Ledger, nameFree: FreeName): Promise<Made[]> {
  const { at, order, relation, asOf } = place;
  const [of, plus, minus] = [key.of, charged.sql, paid.sql];
  const isCharge = `${of} IS NOT NULL AND coalesce(${plus}, 0) <> 0`;
  const isBegin = `coalesce(${isCharge} AND row_number() OVER (PARTITION BY ${of}, coalesce(${plus}, 0) <> 0 ORDER BY ${order}) = 1, false)`;
  const balance = `round(sum(coalesce(${plus}, 0)::DOUBLE - coalesce(${minus}, 0)::DOUBLE) OVER (PARTITION BY ${of}), 2)`;
  const last = `greatest(${at}, max(${at}) FILTER (WHERE coalesce(${minus}, 0) <> 0) OVER (PARTITION BY ${of}))`;
  const settled = `CASE WHEN ${balance} < ${LIMITS.cent} THEN ${last} END`;
  const due = await dueOf(connection, place, table, isCharge);
  const isLate = due === null ? 'NULL::BOOLEAN' : `coalesce(CAST(${settled} AS DATE) > CAST(${quoteName(due)} AS DATE), true)`;
  const begun = `WITH cases AS (SELECT ${isBegin} AS begins, ${balance} AS balance, ${settled} AS settled, ${at} AS a, ${due === null ? 'false' : `${quoteName(due)} < ${instant(asOf)}`} AS past, ${isLate} AS late FROM ${relation}) `;
  const [row = []] = await rowsOf(
    connection,
    `${begun}SELECT quantile_cont(epoch_ms(settled) - epoch_ms(a), ${LIMITS.usual})::DOUBLE, count(*) FILTER (WHERE balance < ${-LIMITS.cent})::DOUBLE, ` +
      `count(*) FILTER (WHERE balance > ${LIMITS.cent} AND past)::DOUBLE, avg(late::INT) FILTER (WHERE past) FROM cases WHERE begins`,
  );
  const [usual = NaN, over = 0, overdue = 0, lateShare = 1] = row.map((value) => Number(value ?? NaN));
  const [had, limit] = [limitOf(place, days(usual)), limitOf(place, LIMITS.beyondUsual * days(usual))];
  const unit = table.columns.find(({ name }) => name === charged.name)?.unit ?? null;
  const [on, open, more, late] = [nameFree(t('name.settled')), nameFree(t('name.open')), nameFree(t('name.over-paid')), due === null ? '' : nameFree(t('name.late'), t('name.has', { of: t('name.late') }))] as [string, string, string, string];
  const watched = had === null ? null : `${isBegin} AND ${at} < ${instant(asOf - milliseconds(had))}`;
  const named = calledBy(table, key);
  const waits = [
    ...(due !== null && overdue >= LIMITS.fewestWaiting ? [waitOf(named, open, place, due)] : []),
    ...(due === null && limit !== null ? [waitOf(named, open, place, null, limit)] : []),
    ...(over >= LIMITS.fewestWaiting ? [waitOf(named, more, place, null)] : []),
  ];
  return [
    {
      planned: [
        ...(watched === null ? [] : [{ name: on, type: place.type, unit: null, sql: `CASE WHEN ${watched} THEN CAST(${settled} AS ${place.type === 'date' ? 'DATE' : 'TIMESTAMP'}) END` }]),
        { name: open, type: 'number' as const, unit, sql: `CASE WHEN ${isBegin} THEN greatest(0, ${balance}) END`, like: charged.name },
        { name: more, type: 'number' as const, unit, sql: `CASE WHEN ${isBegin} THEN greatest(0, -(${balance})) END`, like: charged.name },
      ],
      of: [...new Set([key.name, ...key.by, charged.name, paid.name, place.time])],
      reckoned: [open, more].filter((one) => !waits.some(({ target }) => target === one)),
      ...(watched === null ? {} : { pair: { start: place.time, end: on } }),
      waits: waits.map((one) => ({ ...one, paid: paid.name, madeWith: [on, open, more, late] })),
      sentence: t('ledger', { key: labelText(key.name), signed: charged.name === paid.name, charged: labelText(charged.name), paid: labelText(paid.name), made: list([...(watched === null ? [] : [on]), open, more].map(labelText)) }),
    },
    ...(due === null || !(lateShare <= LIMITS.mostLate)
      ? []
      : [
          {
            planned: [{ name: late, type: 'boolean' as const, unit: null, sql: `CASE WHEN ${isBegin} AND ${quoteName(due)} < ${instant(asOf)} THEN ${isLate} END` }],
            of: [...new Set([due, key.name, ...key.by, charged.name, paid.name])],
            ...(watched === null ? {} : { times: [due, on] as const }),
            ...(waits.some(({ target }) => target === open) ? { flags: open } : {}),
            also: { event: 'true', good: 'low' as const },
            sentence: t('late.case', { made: labelText(late), key: labelText(key.name), due: labelText(due) }),
          },
        ]),
  ];
} // prettier-ignore

/** The day by which nearly all that was charged was to be paid. */
async function dueOf(connection: DuckDBConnection, { relation, time }: Place, { model }: Table, isCharge: string): Promise<string | null> {
  const days = (model?.columns ?? []).filter(({ name, type, time: says }) => name !== time && isDay({ type }) && (says === 'due' || saysDue(name)) && !isBirth(name));
  if (days.length === 0) return null;
  const [row = []] = await rowsOf(connection, `SELECT ${days.map(({ name }) => `avg((${quoteName(name)} IS NOT NULL)::INT)`).join(', ')} FROM ${relation} WHERE ${isCharge}`);
  return days.find((_, i) => Number(row[i] ?? 0) >= LIMITS.dueKnown)?.name ?? null;
} // prettier-ignore

/** What is open although it was due, or for longer than nearly all take; without either, since it was charged. */
function waitOf(key: string | null, target: string, { asOf, time }: Place, due: string | null, limit: number | null = null): Wait {
  const amount = quoteName(target);
  const had = due !== null ? `${quoteName(due)} < ${instant(asOf)}` : limit !== null ? `${quoteName(time)} < ${instant(asOf - milliseconds(limit))}` : null;
  const among = conditions(`${amount} IS NOT NULL`, had);
  return {
    how: 'left', target, start: time, due: due === null ? null : { sql: quoteName(due), column: due, days: false }, asOf, limit: null, usual: null, state: null,
    of: among, among, waiting: conditions(among, `${amount} > 0`), money: target, key, isMore: true, mayStayBlank: false,
  };
} // prettier-ignore
