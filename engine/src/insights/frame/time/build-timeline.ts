import type { DuckDBConnection } from '@duckdb/node-api';
import { columnNames } from '../../../wording/column-names';
import { eventWords } from '../../../wording/verb';
import type { Table } from '../../../model';
import { quantileSorted, sortedValues } from '../../../stats/distributions/quantile';
import { name } from '../../sql';
import type { Timeline } from '../frame';
import {
  chooseGrain,
  coarser,
  completePeriods,
  DAY,
  dayHabitOf,
  finestGrain,
  periodIndex,
  writtenGrain,
  type Periods,
} from './periods';
import { endedWithin } from './not-over';
import { readNumbers } from '../read-columns';
import { LIMITS } from '../limits';

/** Reads the column that dates a row and cuts it into complete periods. Null when the table has none or it does not vary. */
export async function buildTimeline(connection: DuckDBConnection, table: Table, from: string): Promise<Timeline | null> {
  const column = table.columns.find((candidate) => candidate.name === table.timeline);
  if (!column) return null;
  const [read] = await readNumbers(connection, [`epoch_ms(CAST(${name(column.name)} AS TIMESTAMP))`], from);
  if (!read) return null;
  const { timeLimit } = table;
  const values = timeLimit === null ? read : read.map((value) => (value <= timeLimit ? value : NaN));
  const sorted = sortedValues(values);
  if (sorted.length < LIMITS.fewestInstants) return null;
  const [first, last] = coveredRange(sorted);
  if (last <= first) return null;
  const different = sorted.filter((value, i) => value !== sorted[i - 1]);
  const moments = different.length;
  const regular = isKeyedBy(table, column.name) || isRegular(sorted, moments);
  const finest = coarser(finestGrain(different), writtenGrain(different));
  const grain = chooseGrain(last - first, sorted.length, regular ? moments : null, finest);
  const cut = completePeriods(first, last, grain, (last - first) / Math.max(1, moments - 1), dayHabitOf(different));
  const { edges, partialLast } = isKeyedBy(table, column.name)
    ? await withoutUnfinished(connection, table, from, { cut, values })
    : cut;
  // Most of so many periods would be empty: such instants are no course of anything.
  if (edges.length > LIMITS.mostPeriods && edges.length > LIMITS.emptyPeriods * moments) return null;
  return {
    column,
    noun: eventWords(columnNames(table.columns)(column.name)),
    values,
    grain,
    finest,
    edges,
    period: Int32Array.from(values, (value) => periodIndex(edges, value)),
    regular,
    dated: sorted.every((value) => value % DAY === 0),
    partialLast,
  };
}

/** Periods but for the last one, where a table that is read again and again was written before that was over. */
async function withoutUnfinished(
  connection: DuckDBConnection,
  table: Table,
  from: string,
  { cut, values }: { cut: Periods; values: Float64Array },
): Promise<Periods> {
  const { edges } = cut;
  const period = Int32Array.from(values, (value) => periodIndex(edges, value));
  const dataEnd = await endedWithin(connection, table, from, { edges, period });
  if (dataEnd === null) return cut;
  return { edges: edges.slice(0, -1), partialLast: { start: edges.at(-2) ?? NaN, end: edges.at(-1) ?? NaN, dataEnd } };
}

/** First and last instant, without strays far away from all others (a default date, a typing error). */
function coveredRange(sorted: Float64Array): [number, number] {
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const [low, high] = [quantileSorted(sorted, LIMITS.coreTail), quantileSorted(sorted, 1 - LIMITS.coreTail)];
  if (last - first > LIMITS.farRange * (high - low) && high > low) return [low, high];
  const [from, to] = [quantileSorted(sorted, LIMITS.strays), quantileSorted(sorted, 1 - LIMITS.strays)];
  const reach = LIMITS.far * (to - from);
  const near = sorted.filter((value) => value >= from - reach && value <= to + reach);
  return to > from ? [near[0] ?? first, near.at(-1) ?? last] : [first, last];
}

/** Rows are readings of something at a time, also where many of them are missing: that there are more of them is no news. Of a sample nobody knows. */
function isKeyedBy({ model, pushdown }: Table, time: string): boolean {
  if (pushdown) return false;
  if (model?.shape.kind !== 'series' && model?.shape.kind !== 'panel') return false;
  return model.shape.key.includes(time);
}

/** Readings come at even steps, the same number at each; events do not. */
function isRegular(sorted: Float64Array, moments: number): boolean {
  if (moments < LIMITS.fewestMoments) return false;
  const sizes = new Map<number, number>();
  for (const value of sorted) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  const gaps: number[] = [];
  let before = NaN;
  for (const value of sizes.keys()) {
    if (!Number.isNaN(before)) gaps.push(value - before);
    before = value;
  }
  const middle = quantileSorted(Float64Array.from(gaps).sort(), 0.5);
  const even = gaps.filter((gap) => Math.abs(gap - middle) <= LIMITS.evenGap * middle).length / gaps.length;
  const perMoment = sorted.length / moments;
  const steady =
    [...sizes.values()].filter((size) => Math.abs(size - perMoment) <= LIMITS.evenSize * perMoment).length / sizes.size;
  return Math.min(even, steady) >= LIMITS.mostEven;
}
