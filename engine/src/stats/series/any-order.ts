import { randomFrom } from '../distributions/random';
import { LIMITS } from '../limits';

/**
 * Permutation test (Good, Permutation, Parametric and Bootstrap Tests of Hypotheses, 2005) of whether readings might come in any
 * order: p is the share of orders whose statistic is at least the given one. A value that is far from everything reaches a high
 * statistic wherever it stands; one that only its neighbours make remarkable does not.
 * @param values - Readings without gaps; the farthest from `centre` is in every order that is drawn.
 */
export function anyOrderP(
  values: Float64Array,
  centre: number,
  given: number,
  statistic: (order: Float64Array) => number,
): number {
  const random = randomFrom(values.length);
  const pool = Float64Array.from(values).sort((a, b) => Math.abs(b - centre) - Math.abs(a - centre));
  const size = Math.min(LIMITS.longestOrder, pool.length);
  const order = new Float64Array(size);
  let reached = 0;
  for (let round = 0; round < LIMITS.rounds; round++) {
    draw(pool, size, random);
    order.set(pool.subarray(0, size));
    // The farthest is kept out of the drawing and given any place.
    swap(order, 0, Math.floor(random() * size));
    if (statistic(order) >= given) reached++;
  }
  return (1 + reached) / (1 + LIMITS.rounds);
}

/** Puts a random choice of the values, in random order, behind the first one (Fisher & Yates). */
function draw(pool: Float64Array, size: number, random: () => number): void {
  for (let i = 1; i < size; i++) swap(pool, i, i + Math.floor(random() * (pool.length - i)));
}

function swap(values: Float64Array, a: number, b: number): void {
  const held = values[a] ?? 0;
  values[a] = values[b] ?? 0;
  values[b] = held;
}
