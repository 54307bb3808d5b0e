import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../../duckdb/quote-sql';
import { rowsOf } from '../../../insights/rows-of';
import { instant } from '../../../insights/sql';
import type { Table } from '../../../model';
import { human, labelText } from '../../../wording/human';
import { milliseconds } from '../../waits/moments';
import { t } from '../messages';
import type { FreeName, Made } from '../plan';
import { LIMITS } from './limits';
import type { Key } from './key';
import { someOf, type Place } from './place';
import { kindsIn } from './steps';

/** Days within which people ask whether it was the same thing again. */
const SPANS = [7, 14, 30] as const;

/**
 * Whether the same kind of thing happened again to the same thing within days: where it does so clearly more often than rows of this kind would that fell on it at other times of
 * the same kind, so that neither a season nor a thing to which much happens is taken for it.
 */
export async function againMade(connection: DuckDBConnection, place: Place, table: Table, nameFree: FreeName): Promise<Made[]> {
  if (table.model?.shape.kind !== 'event') return [];
  let best: { key: Key; kind: string; span: number; sure: number } | null = null;
  for (const key of place.keys) {
    if (!(await isLasting(connection, place, key))) continue;
    for (const kind of await kindsIn(connection, place, table, key))
      for (const [span, sure] of await spansIn(connection, place, key, kind))
        if (sure > (best?.sure ?? LIMITS.sureAgain)) best = { key, kind, span, sure };
  }
  if (!best) return [];
  const { key, kind, span } = best;
  const made = nameFree(t('name.again', { kind: human(kind), n: String(span) }));
  const had = `${place.at} < ${instant(place.asOf - milliseconds(span))}`;
  return [
    {
      planned: [{ name: made, type: 'boolean', unit: null, sql: `CASE WHEN ${key.of} IS NOT NULL AND ${quoteName(kind)} IS NOT NULL AND ${had} THEN ${againIn(place, key, kind, span)} END` }],
      of: [key.name, kind, place.time],
      also: { event: 'true', good: 'low' },
      sentence: t('again', { made: labelText(made), key: labelText(key.name), kind: labelText(kind), n: span }),
    },
  ];
} // prettier-ignore

/** Whether a key is of what is there for most of the time, as things are: the rows of a case lie together by themselves. */
async function isLasting(connection: DuckDBConnection, place: Place, key: Key): Promise<boolean> {
  const { relation, at, asOf, from } = place;
  const lasts = `SELECT epoch_ms(max(${at})) - epoch_ms(min(${at})) AS lasted, count(*) AS n FROM ${relation} WHERE ${someOf(place, key)} GROUP BY ${key.of}`;
  const [[share] = []] = await rowsOf(connection, `SELECT sum(n) FILTER (WHERE lasted >= ${LIMITS.lasts * (asOf - from)}) / sum(n) FROM (${lasts})`);
  return Number(share ?? 0) >= LIMITS.ofLasting;
} // prettier-ignore

const againIn = ({ at }: Place, key: Key, kind: string, n: number): string =>
  `count(*) OVER (PARTITION BY ${key.of}, ${quoteName(kind)} ORDER BY ${at} RANGE BETWEEN INTERVAL 1 SECOND FOLLOWING AND INTERVAL ${n} DAY FOLLOWING) > 0`;

/** Spans within which it happens again clearly more often than at other times of the same kind, with how sure that is in standard deviations. */
async function spansIn(connection: DuckDBConnection, place: Place, key: Key, kind: string): Promise<[number, number][]> {
  const { at, relation, asOf } = place;
  const label = quoteName(kind);
  const cells = SPANS.map(
    (n) =>
      `CASE WHEN t < ${instant(asOf - milliseconds(n))} THEN (coalesce(next <= t + INTERVAL ${n} DAY, false))::INT END AS o${n}, ` +
      `1 - pow(1 - count(*) OVER (PARTITION BY l ORDER BY t RANGE BETWEEN INTERVAL 1 SECOND FOLLOWING AND INTERVAL ${n} DAY FOLLOWING) / count(*) OVER (PARTITION BY l)::DOUBLE, count(*) OVER (PARTITION BY k, l) - 1) AS e${n}`,
  );
  const sums = SPANS.map((n) => `count(o${n})::DOUBLE, sum(o${n})::DOUBLE, sum(e${n}) FILTER (WHERE o${n} IS NOT NULL)::DOUBLE`);
  const [row = []] = await rowsOf(
    connection,
    `SELECT ${sums.join(', ')} FROM (SELECT ${cells.join(', ')} FROM (SELECT *, min(t) OVER (PARTITION BY k, l ORDER BY t RANGE BETWEEN INTERVAL 1 SECOND FOLLOWING AND UNBOUNDED FOLLOWING) AS next ` +
      `FROM (SELECT ${key.of} AS k, ${label} AS l, ${at} AS t FROM ${relation} WHERE ${someOf(place, key)} AND ${label} IS NOT NULL AND ${at} IS NOT NULL)))`,
  );
  return SPANS.flatMap((n, i): [number, number][] => {
    const [rows = 0, again = 0, expected = 0] = row.slice(3 * i, 3 * i + 3).map((value) => Number(value ?? 0));
    const isMore = again >= LIMITS.fewestSteps && again >= LIMITS.moreAgain * expected && again <= LIMITS.mostAgain * rows;
    return isMore ? [[n, (again - expected) / Math.sqrt(Math.max(1, expected))]] : [];
  });
}
