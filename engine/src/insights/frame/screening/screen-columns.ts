import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../../model';
import { rank } from '../../../stats/distributions/ranks';
import { name } from '../../sql';
import { readNumbers, readTexts } from '../read-columns';
import { strongestPairs, type Screened, type ScreenedColumns } from './screen-pairs';
import { THRESHOLDS } from '../../../thresholds';
import { LIMITS } from '../limits';

/** Columns of each sort that are looked at closely. */
export const MOST_CLOSELY = THRESHOLDS.columnsLookedAtClosely.value;

/** A number by row, as the miner would measure it. */
export interface MeasureCandidate {
  id: string;
  sql: string;
}

export interface Narrowed<Measure> {
  dimensions: Column[];
  measures: Measure[];
  /** What was not looked at closely; null where everything was. */
  left: { dimensions: string[]; measures: string[]; pairs: number; rows: number } | null;
}

/**
 * Decides which columns of a wide table are looked at closely: every pair of them is compared on some rows, the most telling ones on
 * more, and those with the strongest connection are taken, with the leading ones in any case. The order of columns decides nothing.
 */
export async function narrow<Measure extends MeasureCandidate>(
  connection: DuckDBConnection,
  table: Table,
  dimensions: readonly Column[],
  measures: readonly Measure[],
): Promise<Narrowed<Measure>> {
  if (dimensions.length <= MOST_CLOSELY && measures.length <= MOST_CLOSELY)
    return { dimensions: [...dimensions], measures: [...measures], left: null };
  const whole = table.sample ?? table;
  const columns = dimensions.length + measures.length + 1;
  const rows = Math.min(
    whole.rows,
    LIMITS.rowsOfScreen,
    Math.max(LIMITS.fewestOfScreen, Math.floor((2 * LIMITS.workOfScreen) / columns ** 2)),
  );
  const read = (some: readonly Column[], numbers: readonly Measure[], wanted: number) =>
    readScreened(connection, table, whole, some, numbers, wanted);
  let pairs = strongestPairs(await read(dimensions, measures, rows), LIMITS.pairsKept);
  if (rows < Math.min(whole.rows, LIMITS.rowsOfScreen)) {
    const placesOf = (sort: Screened['sort']) => [
      ...new Set(pairs.flatMap(({ a, b }) => [a, b].filter((one) => one.sort === sort).map(({ at }) => at))),
    ];
    const places = { dimension: placesOf('dimension'), measure: placesOf('measure'), time: [0] };
    const again = await read(
      dimensions.filter((_, i) => places.dimension.includes(i)),
      measures.filter((_, i) => places.measure.includes(i)),
      LIMITS.rowsOfScreen,
    );
    for (const list of Object.values(places)) list.sort((one, other) => one - other);
    const place = ({ sort, at }: Screened): Screened => ({ sort, at: places[sort][at] ?? 0 });
    pairs = strongestPairs(again, LIMITS.pairsKept).map(({ a, b, z }) => ({ a: place(a), b: place(b), z }));
  }
  const chosen = { dimension: leading(dimensions.length), measure: leading(measures.length) };
  const room = (one: Screened) => one.sort === 'time' || chosen[one.sort].has(one.at) || chosen[one.sort].size < MOST_CLOSELY;
  for (const { a, b, z } of pairs) {
    if (z < LIMITS.leastZOfScreen || !room(a) || !room(b)) continue;
    for (const one of [a, b]) if (one.sort !== 'time') chosen[one.sort].add(one.at);
  }
  fill(chosen.dimension, dimensions.length);
  fill(chosen.measure, measures.length);
  const all = (count: number, other: number) => (count * (count - 1)) / 2 + count * other;
  const [m, d] = [chosen.measure.size, chosen.dimension.size];
  const pairsOf = (numbers: number, groups: number) => all(numbers, groups) + all(groups, 0);
  return {
    dimensions: dimensions.filter((_, i) => chosen.dimension.has(i)),
    measures: measures.filter((_, i) => chosen.measure.has(i)),
    left: {
      dimensions: dimensions.filter((_, i) => !chosen.dimension.has(i)).map((column) => column.name),
      measures: measures.filter((_, i) => !chosen.measure.has(i)).map(({ id }) => id),
      pairs: pairsOf(measures.length, dimensions.length) - pairsOf(m, d),
      rows: Math.round(whole.rows / Math.ceil(whole.rows / rows)),
    },
  };
}

const leading = (count: number): Set<number> =>
  new Set(Array.from({ length: Math.min(count, LIMITS.leadingColumns) }, (_, i) => i));

function fill(chosen: Set<number>, count: number): void {
  for (let i = 0; i < count && chosen.size < MOST_CLOSELY; i++) chosen.add(i);
}

/** Ranks and codes of some of the rows. */
async function readScreened(
  connection: DuckDBConnection,
  table: Table,
  whole: { relation: string; rows: number },
  dimensions: readonly Column[],
  measures: readonly MeasureCandidate[],
  wanted: number,
): Promise<ScreenedColumns> {
  const step = Math.max(1, Math.ceil(whole.rows / wanted));
  const from = step > 1 ? `${whole.relation} WHERE hash(rowid) % ${step} = 0` : whole.relation;
  const time = table.timeline === null ? [] : [`epoch_ms(CAST(${name(table.timeline)} AS TIMESTAMP))`];
  const numbers = [...measures.map(({ sql }) => sql), ...time];
  const values: Float64Array[] = [];
  for (let i = 0; i < numbers.length; i += LIMITS.columnsAQuery)
    values.push(...(await readNumbers(connection, numbers.slice(i, i + LIMITS.columnsAQuery), from)));
  const codes: Int8Array[] = [];
  for (let i = 0; i < dimensions.length; i += LIMITS.columnsAQuery) {
    const some = dimensions.slice(i, i + LIMITS.columnsAQuery).map((column) => name(column.name));
    codes.push(...(await readTexts(connection, some, from)).map(codesOf));
  }
  const scores = values.map(standardRanks);
  return {
    measures: scores.slice(0, measures.length),
    time:
      time.length > 0
        ? { scores: scores[measures.length] ?? new Float32Array(0), values: values[measures.length] ?? new Float64Array(0) }
        : null,
    dimensions: codes,
  };
}

/** Ranks with mean 0 and variance 1; a missing one is 0, so that it adds nothing to a product. */
function standardRanks(values: Float64Array): Float32Array {
  const { ranks, n, ties } = rank(values);
  const middle = (n + 1) / 2;
  const variance = n > 1 ? (n ** 3 - n - ties) / 12 / n : 0;
  return Float32Array.from(ranks, (place) => (place === place && variance > 0 ? (place - middle) / Math.sqrt(variance) : 0));
}

/** Codes of the most frequent labels; the rarer ones share the last code, −1 is missing. */
function codesOf(texts: readonly (string | null)[]): Int8Array {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([label]) => label);
  const places = new Map(sorted.map((label, i) => [label, Math.min(i, LIMITS.labelsOfScreen)]));
  return Int8Array.from(texts, (text) => (text === null ? -1 : (places.get(text) ?? -1)));
}
