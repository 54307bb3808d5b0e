import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** One reading: labels of each key, the month, the value, and what it is a quotient by. */
export interface Reading {
  keys: readonly number[];
  period: number;
  value: number;
  base: number;
}

/** What a panel is like, drawn for each anew. */
export interface MadePanel {
  readings: Reading[];
  periods: number;
  sizes: readonly number[];
  kind: 'amount' | 'count' | 'rate';
  /** Of the first two keys; none where nothing is planted. */
  planted: { row: number; column: number; at: number; factor: number } | null;
}

export type Plant = 'none' | 'step' | 'level' | 'member';

export type Random = () => number;
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
export const whole = (random: Random, low: number, high: number): number => Math.floor(between(random, low, high + 1));
/** Draws of `n` labels, of which some are more frequent than others. */
export const sized = (random: Random, n: number): (() => number) => {
  const ends: number[] = [];
  range(n).forEach(() => ends.push((ends.at(-1) ?? 0) + between(random, 0.5, 1.5)));
  return () => {
    const at = random() * (ends.at(-1) ?? 0);
    return ends.findIndex((end) => at < end);
  };
};
export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
/** Nought in every other panel. */
const sometimes = (random: Random, most: number): number => (random() < 0.5 ? 0 : most * random());

export function poisson(mean: number, random: Random, normal: () => number): number {
  if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  let [count, product] = [0, random()];
  const least = Math.exp(-mean);
  while (product > least) [count, product] = [count + 1, product * random()];
  return count;
}

/**
 * Panels of two or three keys and months: members that differ by much, their own seasons, courses that drift and grow, steps that all take, members that
 * start late, months that are missing; counts, amounts and rates of what they are of. What is planted is the step or the level of one cell of the first two keys;
 * a member whose cells all step is planted as what is no cell's.
 */
export function madePanel(seed: number, plant: Plant): MadePanel {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const kind = pick(random, ['amount', 'count', 'rate'] as const);
  const periods = pick(random, [12, 16, 18, 24, 30, 36, 48, 60, 104]);
  const three = random() < 0.25;
  const [a, b] = [pick(random, [5, 6, 8, 12, 20, 40, 60]), pick(random, [2, 3, 4, 5, 8, 12])];
  const fits = (n: number) => a * n * (three ? 3 : 1) * periods <= 15_000;
  const sizes = [a, Math.max(2, Math.min(b, ...range(13).slice(2).filter((n) => !fits(n)))), ...(three ? [pick(random, [2, 3])] : [])];
  const [rows = 1, columns = 1, thirds = 1] = sizes;
  const spread = between(random, 0.1, kind === 'rate' ? 0.4 : 1.2);
  const [apart, drift, season] = [sometimes(random, 0.3), sometimes(random, 0.06), sometimes(random, 0.6)];
  const [ofRows, ofColumns, noise] = [sometimes(random, 0.04), sometimes(random, 0.04), between(random, 0.03, 0.25)];
  const heavy = random() < 0.2;
  const [late, missing] = [sometimes(random, 0.3), sometimes(random, 0.08)];
  const level = Math.log(kind === 'rate' ? between(random, 0.04, 0.3) : between(random, kind === 'count' ? 3 : 30, 400));
  const base = between(random, 30, 600);
  const walk = (deviation: number) => { let at = 0; return range(periods).map(() => (at += deviation * normal())); };
  const members = (n: number, wander: number) => range(n).map(() => ({ level: spread * normal(), course: walk(wander), trend: sometimes(random, 0.3) * normal(), phase: 12 * random(), season: season * random(), size: Math.exp(0.5 * normal()) }));
  const [byRow, byColumn, byThird] = [members(rows, ofRows), members(columns, ofColumns), members(thirds, 0)];
  const common = { at: whole(random, 3, periods - 3), by: random() < 0.3 ? normal() * 0.5 : 0, course: walk(sometimes(random, 0.05)) };
  const at = Math.round(periods * between(random, 0.3, 0.7));
  const own = { row: whole(random, 0, rows - 1), column: whole(random, 0, columns - 1) };
  const factor = random() < 0.5 ? between(random, 0.35, 0.65) : between(random, 1.6, 2.6);
  const starts = byRow.map(() => (random() < late ? whole(random, 1, Math.max(1, Math.floor(periods / 2))) : 0));
  const readings: Reading[] = [];
  for (const row of range(rows)) for (const column of range(columns)) {
    const cell = { level: apart * normal(), course: walk(drift), size: Math.exp(0.4 * normal()) };
    for (const third of range(thirds)) for (const period of range(periods)) {
      const [x, y, z] = [byRow[row], byColumn[column], byThird[third]];
      if (!x || !y || !z || period < (starts[row] ?? 0) || random() < missing) continue;
      const isOwn = row === own.row && (plant === 'member' || column === own.column);
      const steps = (plant === 'level' && isOwn && column === own.column) || ((plant === 'step' || plant === 'member') && isOwn && period >= at);
      const stray = heavy && random() < 0.03 ? 4 * noise * normal() : noise * normal();
      const log = level + x.level + y.level + z.level + cell.level + (x.course[period] ?? 0) + (y.course[period] ?? 0) + (cell.course[period] ?? 0) + (common.course[period] ?? 0) +
        ((x.trend + y.trend) * period) / periods + (x.season + y.season) * Math.sin((2 * Math.PI * (period + x.phase)) / 12) + (period >= common.at ? common.by : 0) + stray + (steps ? Math.log(factor) : 0);
      const n = kind === 'rate' ? Math.max(1, poisson(base * x.size * y.size * cell.size, random, normal)) : 1;
      const value = kind === 'rate' ? poisson(n * Math.min(0.9, Math.exp(log)), random, normal) / n : kind === 'count' ? poisson(Math.exp(log), random, normal) : Math.round(100 * Math.exp(log)) / 100;
      readings.push({ keys: [row, column, ...(three ? [third] : [])], period, value: kind === 'rate' ? Math.min(1, value) : value, base: n });
    }
  }
  return { readings, periods, sizes, kind, planted: plant === 'none' || plant === 'member' ? null : { ...own, at, factor } };
} // prettier-ignore
