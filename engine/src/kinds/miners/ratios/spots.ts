import { sidesOf, type Cut, type Side, type Times } from '../outlying/blocks';
import { LIMITS as OUTLYING } from '../outlying/limits';
import { LIMITS } from './limits';

/** Rows, what they weigh, and their weighted mean. */
export interface Level {
  n: number;
  weight: number;
  mean: number;
}

/** A group, or a cell of two columns, whose level lies apart, be it since a moment. */
export interface Spot {
  cut: Cut;
  cell: number;
  sides: readonly Side[];
  /** Edge since which it is so; null of what always is. */
  edge: number | null;
  own: Level;
  /** All other rows; of what is so since a moment those of the same group before. */
  rest: Level;
  /** How many standard errors lie between them. */
  z: number;
  /** And how many between the group, or the side of the moment that differs, and all others. */
  apart: number;
  /** It is the time before that differs from all others. */
  isBefore: boolean;
  /** Natural logarithm of the likelihood, less what the choice costs. */
  gain: number;
}

/** Sums of a cut's cells by parts of the time. */
export interface Sums {
  n: Float64Array;
  weight: Float64Array;
  sum: Float64Array;
  parts: number;
  size: number;
  /** Variance of a row of weight 1. */
  variance: number;
}

export function sumsOf(left: Float64Array, weights: Float64Array, { cells, size }: Pick<Cut, 'cells' | 'size'>, times: Times | null): Sums {
  // Behind the parts of the time what lies in none of them.
  const parts = (times?.edges.length ?? 0) + 1;
  const [n, weight, sum] = [new Float64Array(size * parts), new Float64Array(size * parts), new Float64Array(size * parts)];
  let [squares, count] = [0, 0];
  for (let row = 0; row < left.length; row++) {
    const own = weights[row] ?? 0;
    if (own === 0) continue;
    const value = left[row] ?? 0;
    squares += own * value * value;
    count++;
    const [cell, part] = [cells[row] ?? -1, times ? (times.parts[row] ?? -1) : -1];
    if (cell < 0) continue;
    const at = cell * parts + (part < 0 ? parts - 1 : part);
    n[at] = (n[at] ?? 0) + 1;
    weight[at] = (weight[at] ?? 0) + own;
    sum[at] = (sum[at] ?? 0) + own * value;
  }
  return { n, weight, sum, parts, size, variance: squares / Math.max(1, count) };
} // prettier-ignore

/** Level of a cell from one part of the time to another. */
export function levelIn({ n, weight, sum, parts }: Sums, cell: number, from = 0, to = parts): Level {
  const level = { n: 0, weight: 0, mean: 0 };
  for (let at = cell * parts + from; at < cell * parts + to; at++) {
    level.n += n[at] ?? 0;
    level.weight += weight[at] ?? 0;
    level.mean += sum[at] ?? 0;
  }
  return { ...level, mean: level.weight > 0 ? level.mean / level.weight : 0 };
}

/** All of a cut but one level. */
function restOf(all: Level, own: Level): Level {
  const weight = all.weight - own.weight;
  return { n: all.n - own.n, weight, mean: weight > 0 ? (all.mean * all.weight - own.mean * own.weight) / weight : 0 };
}

export const zOf = (own: Level, rest: Level, variance: number): number =>
  (own.mean - rest.mean) / Math.sqrt(variance * (1 / own.weight + 1 / rest.weight) || Infinity);

/** Of each cell of a cut how far it lies apart, and since when: the clearer of both. @param least from which distance on somebody cares */
export function spotsOf(sums: Sums, cut: Cut, times: Times | null, least: number): Spot[] {
  const levels = Array.from({ length: sums.size }, (_, cell) => levelIn(sums, cell));
  const whole = together(levels);
  const cost = Math.log(Math.max(1, sums.size)) + OUTLYING.leastGain * Math.max(0, cut.dimensions.length - 1);
  const timed = OUTLYING.leastGain + Math.log(Math.max(1, sums.parts - 1));
  return levels.flatMap((own, cell) => {
    if (own.n < OUTLYING.fewestRows) return [];
    const rest = restOf(whole, own);
    const sides = sidesOf(cut, cell);
    const found: Spot[] = [];
    const isFar = (one: Level, other: Level) => Math.abs(one.mean - other.mean) >= (1 - hiddenOf(levels, cell, cut)) * least;
    if (rest.n >= OUTLYING.fewestRows && isFar(own, rest)) {
      const z = zOf(own, rest, sums.variance);
      found.push({ cut, cell, sides, edge: null, own, rest, z, apart: z, isBefore: false, gain: (z * z) / 2 - cost });
    }
    for (let part = LIMITS.fewestParts; times && part <= sums.parts - 1 - LIMITS.fewestParts; part++) {
      const [before, after] = [levelIn(sums, cell, 0, part), levelIn(sums, cell, part, sums.parts - 1)];
      if (Math.min(before.n, after.n) < OUTLYING.fewestRows || !isFar(after, before)) continue;
      // What differs from all others is the time before, or the one since.
      const [then, since] = [before, after].map((level) => zOf(level, restOf(whole, level), sums.variance)) as [number, number];
      const isBefore = Math.abs(then) > Math.abs(since);
      const apart = isBefore ? then : since;
      const z = zOf(after, before, sums.variance);
      found.push({
        cut,
        cell,
        sides,
        edge: times.edges[part] ?? 0,
        own: after,
        rest: before,
        z,
        apart,
        isBefore,
        gain: Math.max(apart ** 2, z ** 2) / 2 - cost - timed,
      });
    }
    const best = found.reduce<Spot | null>((most, one) => (most && most.gain >= one.gain ? most : one), null);
    return best && best.gain > 0 ? [best] : [];
  });
}

/** A cell's levels in other sums. */
export function spotAt(sums: Sums, spot: Spot, times: Times | null): Spot {
  const levels = Array.from({ length: sums.size }, (_, cell) => levelIn(sums, cell));
  const whole = together(levels);
  const own = levels[spot.cell] ?? whole;
  if (spot.edge === null) {
    const rest = restOf(whole, own);
    const z = zOf(own, rest, sums.variance);
    return { ...spot, own, rest, z, apart: z };
  }
  const part = times?.edges.indexOf(spot.edge) ?? 0;
  const [before, after] = [levelIn(sums, spot.cell, 0, part), levelIn(sums, spot.cell, part, sums.parts - 1)];
  const side = spot.isBefore ? before : after;
  return {
    ...spot,
    own: after,
    rest: before,
    z: zOf(after, before, sums.variance),
    apart: zOf(side, restOf(whole, side), sums.variance),
  };
}

/** All levels as one. */
function together(levels: readonly Level[]): Level {
  const all = levels.reduce((one, level) => ({ n: one.n + level.n, weight: one.weight + level.weight, mean: one.mean + level.mean * level.weight }), { n: 0, weight: 0, mean: 0 }); // prettier-ignore
  return { ...all, mean: all.mean / all.weight };
}

/** Which part of what a cell has of its own the levels of its two columns hold, of which its rows are a part; 0 of a group of one column. */
function hiddenOf(levels: readonly Level[], cell: number, { dimensions: [a, b] }: Cut): number {
  if (!a || !b) return 0;
  const width = b.labels.length;
  const [row, column] = [Math.floor(cell / width), cell % width];
  const weight = (cells: readonly number[]) => cells.reduce((sum, at) => sum + (levels[at]?.weight ?? 0), 0);
  const own = levels[cell]?.weight ?? 0;
  const [inRow, inColumn] = [weight(b.labels.map((_, i) => row * width + i)), weight(a.labels.map((_, i) => i * width + column))];
  return 1 - (1 - own / inRow) * (1 - own / inColumn);
}

/** Whether a row lies in the time since which it is so. */
export function inTime({ edge }: Pick<Spot, 'edge'>, times: Times | null): (row: number) => boolean {
  const start = edge === null ? null : (times?.timeline.edges[edge] ?? null);
  return (row) => start === null || (times?.timeline.values[row] ?? NaN) >= start;
}

/** Whether a row lies in the group, and in its time. */
export function inSpot({ cut, cell, edge }: Pick<Spot, 'cut' | 'cell' | 'edge'>, times: Times | null): (row: number) => boolean {
  const isThen = inTime({ edge }, times);
  return (row) => cut.cells[row] === cell && isThen(row);
}
