import { randomFrom } from '../../stats/distributions/random';
import type { Dimension, Measure, Timeline } from '../frame/frame';
import { LIMITS } from './limits';
import type { Unit } from './unit';

interface Columns {
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  timeline: Timeline | null;
}

/**
 * Records that are there several times: their figures and times, which tell rows apart, come again together with all other columns. Equal rows of
 * categories are different records, as are rows that would be as alike if the columns knew nothing of each other.
 */
export function copiesOf({ dimensions, measures, timeline }: Columns, units: readonly Unit[]): Unit | null {
  const isUnit = (column: string | undefined) => units.some((unit) => unit.column === column);
  const telling = [
    ...measures.filter(({ kind, columns: [own] }) => kind === 'column' && !isUnit(own)).map(({ values }) => values),
    ...(timeline && !isUnit(timeline.column.name) ? [timeline.values] : []),
  ];
  const columns = [
    ...telling,
    ...dimensions.map(({ codes }) => Float64Array.from(codes)),
    ...measures.filter(({ kind, columns: [own] }) => kind === 'column' && isUnit(own)).map(({ values }) => values),
    ...(timeline && isUnit(timeline.column.name) ? [timeline.values] : []),
  ];
  const n = columns[0]?.length ?? 0;
  if (telling.length === 0 || columns.length < 2) return null;
  const codes = new Int32Array(n);
  const size = number(
    keysOf(columns, n, (row) => row),
    codes,
  );
  if (size > (1 - LIMITS.leastCopied) * n) return null;
  const figures = new Int32Array(n);
  const different = number(
    keysOf(telling, n, (row) => row),
    figures,
  );
  if (
    different < LIMITS.tells ||
    size > LIMITS.othersApart * different ||
    mostFrequent(figures, different) > LIMITS.mostOfOne * n
  )
    return null;
  const orders = columns.map((_, i) => shuffledRows(n, i + 1));
  const byChance = new Set(keysOf(columns, n, (row, column) => orders[column]?.[row] ?? row)).size;
  return size < LIMITS.copiesOfChance * byChance ? { column: null, codes, size, places: null, named: true } : null;
}

function mostFrequent(codes: Int32Array, size: number): number {
  const counts = new Int32Array(size);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

/** One number for what stands in each row: two rounds of mixing, so that different rows hardly ever share it. */
function keysOf(columns: readonly Float64Array[], n: number, at: (row: number, column: number) => number): Float64Array {
  const keys = new Float64Array(n);
  const words = new Uint32Array(2);
  const bits = new Float64Array(words.buffer);
  for (let row = 0; row < n; row++) {
    let [high, low] = [0x9e3779b1, 0x85ebca6b];
    columns.forEach((values, column) => {
      bits[0] = values[at(row, column)] ?? NaN;
      high = Math.imul(high ^ (words[0] ?? 0), 0x01000193) ^ Math.imul((words[1] ?? 0) + column, 0xc2b2ae35);
      low = Math.imul(low ^ (words[1] ?? 0), 0x27d4eb2f) ^ Math.imul((words[0] ?? 0) + column, 0x165667b1);
      high ^= high >>> 13;
      low ^= low >>> 15;
    });
    keys[row] = (high >>> 0) * 2 ** 20 + ((low >>> 0) % 2 ** 20);
  }
  return keys;
}

function number(keys: Float64Array, codes: Int32Array): number {
  const known = new Map<number, number>();
  keys.forEach((key, row) => {
    const code = known.get(key) ?? known.size;
    known.set(key, code);
    codes[row] = code;
  });
  return known.size;
}

function shuffledRows(n: number, seed: number): Int32Array {
  const random = randomFrom(seed);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const other = order[j] ?? 0;
    order[j] = order[i] ?? 0;
    order[i] = other;
  }
  return order;
}
