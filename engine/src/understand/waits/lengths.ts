import type { DuckDBConnection } from '@duckdb/node-api';
import { isDay } from '../../contracts/table/is-day';
import { rowsOf } from '../../insights/rows-of';
import { conditions, instant, name } from '../../insights/sql';
import type { Table } from '../../model';
import { ownColumns } from '../own-columns';
import { counts, oneOf } from './counts';
import { LIMITS, ROUND_DAYS } from './limits';
import { days, LENGTHS_OF_UNITS, milliseconds } from './moments';
import { keyOf, moneyOf } from './row-of';
import type { Standing } from './standing';
import { countStates, explains, stateOf } from './states';
import type { Found } from './wait';
import { isBirth, saysDue, saysTerm } from './words';

/** What is open by its status, where only a length says how long the others took: that of closed rows alone hides that the open ones are older. */
export async function lengthWaits(connection: DuckDBConnection, table: Table, { real }: Standing, { states, asOf }: { states: readonly string[]; asOf: number | null }): Promise<Found[]> {
  const { relation, timeline, columns } = table;
  const own = ownColumns(table);
  const begins = own.some((one) => one.name === timeline && isDay(one) && !saysDue(one.name) && !isBirth(one.name));
  // With a day on which the others were done that day says it.
  const hasEnd = own.some((one) => isDay(one) && one.time === 'end');
  if (timeline === null || !begins || hasEnd || asOf === null || table.model?.shape.kind !== 'event') return [];
  const found: Found[] = [];
  for (const { name: target, quantity } of own) {
    const column = columns.find((one) => one.name === target);
    const size = LENGTHS_OF_UNITS[column?.unit ?? ''];
    const { count = 0, missing = 0 } = column?.stats ?? {};
    if (quantity !== 'duration' || saysTerm(target) || size === undefined || count < LIMITS.fewestFilled || missing < LIMITS.fewestWaiting) continue;
    const counted = await countStates(connection, relation, states, [{ target, start: timeline }], timeline);
    const known = [...counted.values()].flat().flatMap(({ column: one, counted: labels }) => {
      const state = stateOf(one, target, labels);
      return state && state !== 'running' && state.open.length > 0 && explains(labels, state) >= LIMITS.explains ? [state] : [];
    });
    const [state] = known;
    if (!state) continue;
    const isBlank = `${name(target)} IS NULL`;
    const [[usual, first] = []] = await rowsOf(connection, `SELECT quantile_cont(${name(target)}::DOUBLE, ${LIMITS.usual}), epoch_ms(CAST(min(${name(timeline)}) AS TIMESTAMP))::DOUBLE FROM ${relation}`);
    const took = days(Number(usual) * size);
    const limit = ROUND_DAYS.find((one) => one >= LIMITS.beyondUsual * took) ?? Infinity;
    if (!(took >= 0) || milliseconds(limit) > LIMITS.ofWindow * (asOf - Number(first))) continue;
    const of = conditions(real, oneOf(table, state.column, state.open), isBlank);
    const had = `${name(timeline)} < ${instant(asOf - milliseconds(limit))}`;
    const among = conditions(real, oneOf(table, state.column, [...state.asks, ...state.open]), had);
    const waiting = conditions(of, had);
    const [n = 0, finished = 0, mature = 0] = await counts(connection, relation, waiting, conditions(among, `${name(target)} IS NOT NULL`), among);
    if (n < LIMITS.fewestWaiting || finished < LIMITS.finishedSaid * mature) continue;
    // Some always take longer than nearly all: so many of them would be there on any day.
    const isLonger = `greatest(0, ${name(target)} * ${size} - ${milliseconds(limit)})`;
    const [[longer] = []] = await rowsOf(connection, `SELECT sum(${isLonger})::DOUBLE / ${asOf - Number(first)} FROM ${relation} WHERE ${among}`);
    const expected = Number(longer ?? 0);
    found.push({
      how: 'open', target, start: timeline, due: null, asOf, limit, usual: took, state: { column: state.column, labels: state.open },
      of, among, waiting, money: await moneyOf(connection, table, [target], { waiting, n, isAsked: false }), key: keyOf(table),
      isMore: n > expected + LIMITS.sureDeviations * Math.sqrt(Math.max(1, expected)), mayStayBlank: false, n,
    });
  }
  return found;
} // prettier-ignore
