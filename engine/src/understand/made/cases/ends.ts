import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName, quoteText } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import { instant } from '../../../insights/sql';
import type { Table } from '../../../model';
import { labelText } from '../../../wording/human';
import { sumsIn } from '../../waits/row-of';
import { LIMITS as WAITS, ROUND_DAYS } from '../../waits/limits';
import { days, milliseconds } from '../../waits/moments';
import { t } from '../messages';
import type { FreeName, Made } from '../plan';
import { LIMITS } from './limits';
import { calledBy, someOf, type Place } from './place';
import type { Pair } from './steps';

/** A pair with the time that lies between its steps. */
export interface Measured extends Pair {
  /** Rows that begin a case, and when each was followed, in SQL. */
  isBegin: string;
  endAt: string;
  /** That the case has the later step at all, be it before: what was entered late is not missing. */
  isEnded: string;
  /** Days within which nearly all are that were; round days that are as long, and after which hardly any still waits. */
  usual: number;
  had: number;
  limit: number;
  /** Rows that begin and had that long, those of them that were never followed, and how many would wait so on any day. */
  mature: number;
  never: number;
  expected: number;
}

/** How the rows of a pair are told, and how long it takes; null where it is written down at once, and where what ends it always takes as long. */
export async function measured(connection: DuckDBConnection, place: Place, pair: Pair): Promise<Measured | null> {
  const { at, relation, order } = place;
  const [isBegin, endAt, isEnded] = rowsOfPair(pair, at, order);
  const took = 'CASE WHEN b >= a THEN epoch_ms(b) - epoch_ms(a) END';
  const [row = []] = await rowsOf(
    connection,
    `WITH steps AS (SELECT ${at} AS a, ${isBegin} AS begins, ${endAt} AS b FROM ${relation} WHERE ${someOf(place, pair.key)}) ` +
      `SELECT ${[0.1, 0.9, LIMITS.usual].map((q) => `quantile_cont(${took}, ${q})::DOUBLE`).join(', ')}, avg((b > a)::INT)::DOUBLE FROM steps WHERE begins`,
  );
  const [short = NaN, long = NaN, usual = NaN, later = NaN] = row.map((value) => Number(value ?? NaN));
  if (!(later >= LIMITS.takesTime) || (pair.ended >= LIMITS.follows * pair.begun && !(long > LIMITS.spread * short))) return null;
  const [had, limit] = [limitOf(place, days(usual)), limitOf(place, LIMITS.beyondUsual * days(usual))];
  if (had === null || limit === null) return null;
  const [[mature, never, expected] = []] = await rowsOf(
    connection,
    `WITH steps AS (SELECT ${at} AS a, ${isBegin} AS begins, ${endAt} AS b, ${isEnded} AS ended FROM ${relation}) ` +
      `SELECT count(*)::DOUBLE, count(*) FILTER (WHERE NOT ended)::DOUBLE, sum(greatest(0, epoch_ms(b) - epoch_ms(a) - ${milliseconds(limit)}))::DOUBLE / ${place.asOf - place.from} ` +
      `FROM steps WHERE begins AND a < ${instant(place.asOf - milliseconds(limit))}`,
  );
  return { ...pair, isBegin, endAt, isEnded, usual: days(usual), had, limit, mature: Number(mature ?? 0), never: Number(never ?? 0), expected: Number(expected ?? 0) };
} // prettier-ignore

/** Round days that are as long; null where most of what is seen had not as long. */
export function limitOf({ asOf, from }: Place, length: number): number | null {
  const limit = ROUND_DAYS.find((one) => one >= length);
  return limit !== undefined && milliseconds(limit) <= LIMITS.ofWindow * (asOf - from) ? limit : null;
}

function rowsOfPair({ key, kind, begin, end, once }: Pair, at: string, order: string): [string, string, string] {
  const [of, label] = [key.of, `CAST(${quoteName(kind)} AS VARCHAR)`];
  const [first, last] = [quoteText(begin), quoteText(end)];
  const isOf = (one: string) => `${of} IS NOT NULL AND ${at} IS NOT NULL AND ${label} = ${one}`;
  if (once)
    return [
      `coalesce(${isOf(first)} AND row_number() OVER (PARTITION BY ${of}, ${label} ORDER BY ${order}) = 1, false)`,
      `min(${at}) FILTER (WHERE ${label} = ${last}) OVER (PARTITION BY ${of} ORDER BY ${at} RANGE BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)`,
      `count(*) FILTER (WHERE ${label} = ${last}) OVER (PARTITION BY ${of}) > 0`,
    ];
  const next = `OVER (PARTITION BY ${of}, coalesce(${label} IN (${first}, ${last}), false) ORDER BY ${order})`;
  const isNext = `coalesce(lead(${label}) ${next} = ${last}, false)`;
  return [`coalesce(${isOf(first)}, false)`, `CASE WHEN ${isNext} THEN lead(${at}) ${next} END`, isNext];
} // prettier-ignore

/** Whether the later step ends what the earlier one begins, or happens at times. */
export const isEnd = ({ begun, ended, mature, never }: Measured): boolean =>
  mature > 0 ? mature - never >= LIMITS.follows * mature : ended >= LIMITS.follows * begun;

/** When a case was over: on the row that begins it, where all had the time. Those that never were wait. */
export async function endMade(connection: DuckDBConnection, place: Place, table: Table, pair: Measured, nameFree: FreeName): Promise<Made> {
  const { begin, end, key, kind, limit, isBegin, endAt, isEnded } = pair;
  const had = `${isBegin} AND ${place.at} < ${instant(place.asOf - milliseconds(pair.had))}`;
  const [on, follows] = [nameFree(end, t('name.end', { label: end })), nameFree(t('name.follows', { label: end }))];
  const among = `${quoteName(follows)} IS NOT NULL AND ${quoteName(place.time)} < ${instant(place.asOf - milliseconds(limit))}`;
  const others = await otherEnds(connection, place, pair);
  const isOver = others.length === 0 ? isEnded : `(${isEnded} OR count(*) FILTER (WHERE CAST(${quoteName(kind)} AS VARCHAR) IN (${others.map(quoteText).join(', ')})) OVER (PARTITION BY ${key.of}) > 0)`;
  const never = others.length === 0 ? pair.never : await neverOver(connection, place, pair, isOver);
  const isNews = never >= LIMITS.fewestWaiting;
  return {
    planned: [
      { name: on, type: place.type, unit: null, sql: `CASE WHEN ${had} THEN CAST(${endAt} AS ${place.type === 'date' ? 'DATE' : 'TIMESTAMP'}) END` },
      { name: follows, type: 'boolean', unit: null, sql: `CASE WHEN ${had} THEN ${isOver} END` },
    ],
    of: [key.name, ...key.by, kind, place.time],
    reckoned: [follows],
    pair: { start: place.time, end: on },
    waits: isNews
      ? [
          {
            how: 'after', target: on, start: place.time, due: null, asOf: place.asOf, limit, usual: pair.usual,
            state: { column: kind, labels: [begin] }, of: among, among, waiting: `${among} AND NOT ${quoteName(follows)}`,
            madeWith: [on, follows], money: await moneyOfBegin(connection, place, table, pair), key: calledBy(table, key),
            isMore: never > pair.expected + WAITS.sureDeviations * Math.sqrt(Math.max(1, pair.expected)),
            mayStayBlank: pair.mature - never < LIMITS.wanted * pair.mature,
          },
        ]
      : [],
    sentence: t('ends', { made: labelText(on), key: labelText(key.name), begin: labelText(begin), end: labelText(end), limit: pair.had }),
  };
} // prettier-ignore

/** Steps that end a case in the place of another, as a visit that was broken off is not completed: hardly any case with one of them has the other. */
async function otherEnds(connection: DuckDBConnection, place: Place, { key, kind, begin, end, once }: Pair): Promise<string[]> {
  if (!once) return [];
  const label = `CAST(${quoteName(kind)} AS VARCHAR)`;
  const rows = await rowsOf(
    connection,
    `WITH cases AS (SELECT bool_or(${label} = ${quoteText(begin)}) AS begins, bool_or(${label} = ${quoteText(end)}) AS ends, list(DISTINCT ${label}) AS labels FROM ${place.relation} WHERE ${someOf(place, key)} AND ${label} IS NOT NULL GROUP BY ${key.of}) ` +
      `SELECT label, count(*)::DOUBLE, count(*) FILTER (WHERE ends)::DOUBLE FROM (SELECT unnest(labels) AS label, ends FROM cases WHERE begins) GROUP BY 1 ORDER BY 1 LIMIT ${LIMITS.mostLabels}`,
  );
  return rows.flatMap(([one, cases, ended]) => (one !== begin && one !== end && Number(cases) >= LIMITS.fewestWaiting && Number(ended) <= LIMITS.hardly * Number(cases) ? [String(one)] : []));
} // prettier-ignore

/** Cases that had the time and came to no end at all. */
async function neverOver(
  connection: DuckDBConnection,
  { relation, at, asOf }: Place,
  { isBegin, limit }: Measured,
  isOver: string,
): Promise<number> {
  const [[never] = []] = await rowsOf(
    connection,
    `SELECT count(*)::DOUBLE FROM (SELECT ${at} AS a, ${isBegin} AS begins, ${isOver} AS over FROM ${relation}) WHERE begins AND NOT over AND a < ${instant(asOf - milliseconds(limit))}`,
  );
  return Number(never ?? 0);
}

/** The only amount that the rows which begin have. */
async function moneyOfBegin(connection: DuckDBConnection, { relation }: Place, table: Table, { kind, begin }: Pair): Promise<string | null> {
  const sums = sumsIn(table);
  if (sums.length === 0) return null;
  const [row = []] = await rowsOf(
    connection,
    `SELECT ${sums.map((one) => `avg((coalesce(${quoteName(one)}, 0) > 0)::INT)`).join(', ')} FROM ${relation} WHERE CAST(${quoteName(kind)} AS VARCHAR) = ${quoteText(begin)}`,
  );
  const known = sums.filter((_, i) => Number(row[i] ?? 0) >= WAITS.moneyKnown);
  return known.length === 1 ? (known[0] ?? null) : null;
} // prettier-ignore

/** Whether that happened later in the case which does at times: on the row that it follows. */
export function atTimesMade(place: Place, { begin, end, key, kind, had, isBegin, endAt }: Measured, nameFree: FreeName): Made {
  const follows = nameFree(t('name.follows', { label: end }));
  return {
    planned: [
      {
        name: follows,
        type: 'boolean',
        unit: null,
        sql: `CASE WHEN ${isBegin} AND ${place.at} < ${instant(place.asOf - milliseconds(had))} THEN ${endAt} IS NOT NULL END`,
      },
    ],
    of: [key.name, ...key.by, kind, place.time],
    also: { event: 'true', good: null },
    sentence: t('follows', { made: labelText(follows), key: labelText(key.name), begin: labelText(begin), end: labelText(end) }),
  };
}
