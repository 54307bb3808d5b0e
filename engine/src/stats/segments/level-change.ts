import { withoutSeason } from '../series/season';
import { courseOf } from './course';
import { LIMITS } from './limits';

/** Whether a series goes anywhere, or only scatters around its level. */
export interface LevelChange {
  /** It certainly has not one level throughout: a slope, a step, a hump, or it wanders. */
  moves: boolean;
  /** How its last third certainly stands against its first one: 1 higher, -1 lower, 0 not certain. */
  ends: -1 | 0 | 1;
  /** Share of its variance that its path in straight pieces leaves: what single readings scatter by. */
  scatter: number;
}

/** What tells a series that goes somewhere from one that scatters. */
interface Bars {
  /** The statistic of one level. */
  level: number;
  /** The last third beside the first one, in standard errors. */
  ends: number;
  /** Student's t of a line, or of a parabola beside it, as if readings were independent. */
  line: number;
}

/**
 * By number of readings what chance reaches in series that persist by φ = .5 around one level: one in two hundred the first two, one in
 * four hundred the line (3,000 and 8,000 of each length simulated; below ten readings the larger one of neighbours, at twenty and thirty more, where a parabola is tried as well).
 */
const BARS: readonly (readonly [n: number, level: number, ends: number, line: number])[] = [
  [3, 2200, 141, 297], [4, 92, 26, 31.3], [5, 92, 26, 13.9], [6, 92, 26, 11.1], [8, 20.6, 12.8, 7.9], [10, 20.6, 12.7, 7.4], [14, 12.9, 10.3, 6.8],
  [20, 9.5, 8.9, 6.8], [30, 5.7, 6.8, 6.6], [40, 3.6, 5.6, 5.7], [50, 2.8, 4.8, 5.7], [80, 1.74, 4, 5.6], [120, 1.31, 3.3, 5.6], [250, 0.85, 2.8, 5.3], [500, 0.85, 2.7, 5.3],
]; // prettier-ignore

/** The bars of a length, between those of the table by their logarithms. */
function barsOf(n: number): Bars {
  const next = BARS.findIndex(([length]) => length >= n);
  const to = BARS.at(next) ?? [n, Infinity, Infinity, Infinity];
  const from = BARS[next - 1] ?? to;
  const share = to[0] === from[0] ? 0 : Math.min(1, Math.log(n / from[0]) / Math.log(to[0] / from[0]));
  const between = (a: number, b: number) => a * (b / a) ** share;
  return { level: between(from[1], to[1]), ends: between(from[2], to[2]), line: between(from[3], to[3]) };
}

/**
 * Whether a series has one level (Kwiatkowski, Phillips, Schmidt & Shin, J. Econometrics 54, 1992), with the long-run variance of what
 * straight pieces leave as a first-order autoregression: so that what moves does not count as scatter, and what persists does. Where it
 * persists more than readings around a level do, it wanders, and that is a move.
 *
 * @param values in order, equally spaced, without NaN
 * @param cycle readings of a cycle of the calendar, whose season counts as scatter
 */
export function levelChangeOf(values: readonly number[], cycle?: number): LevelChange {
  const n = values.length;
  if (n < LIMITS.fewestOfLevel) return { moves: false, ends: 0, scatter: 1 };
  const y = Array.from((cycle === undefined ? null : withoutSeason(values, cycle)) ?? values);
  const mean = y.reduce((sum, value) => sum + value, 0) / n;
  const total = y.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  if (!(total > 0)) return { moves: false, ends: 0, scatter: 1 };
  const { rest, parameters } = leftBy(y);
  const squares = rest.reduce((sum, value) => sum + value * value, 0);
  const phi = persistenceOf(rest, parameters);
  const longRun = Math.max((squares / Math.max(1, n - parameters)) * ((1 + phi) / (1 - phi)), (LIMITS.noNoise * total) / n);
  let [sum, level] = [0, 0];
  for (const value of y) {
    sum += value - mean;
    level += sum * sum;
  }
  const bars = barsOf(n);
  const plain = Math.max(1, Math.round(n / LIMITS.partsOfEnds));
  // Where a season cannot be taken out, the ends that hold the same parts of it are compared.
  const third = cycle !== undefined && n < 2 * cycle ? endsOfCycles(n, cycle) || plain : plain;
  const meanOf = (part: readonly number[]) => part.reduce((a, b) => a + b, 0) / part.length;
  const z = (meanOf(y.slice(-third)) - meanOf(y.slice(0, third))) / Math.sqrt((2 * longRun) / third);
  const { line, bow } = formOf(y, mean, total);
  const sure = Math.abs(line) > bars.line;
  const moves = sure || Math.abs(bow) > bars.line || level / (n * n * longRun) > bars.level;
  const ends = sure || Math.abs(z) > bars.ends ? (z > 0 ? 1 : -1) : 0;
  return { moves, ends, scatter: scatterOf(values, y, squares) };
}

/**
 * Readings at either end of a series that hold the same parts of a cycle: whole cycles, about a third of the series, where it holds two; of a longer one
 * than one cycle the parts that it holds twice. 0 where it holds none twice: then its ends cannot be told from a season.
 */
export function endsOfCycles(n: number, cycle: number): number {
  if (n < 2 * cycle) return Math.max(0, n - cycle);
  return Math.max(1, Math.round(n / LIMITS.partsOfEnds / cycle)) * cycle;
}

/** Student's t of the least-squares line through readings, and of the parabola beside it. */
function formOf(values: readonly number[], mean: number, total: number): { line: number; bow: number } {
  const n = values.length;
  const along = (n * n - 1) / 12;
  let [x, xx, bows] = [0, 0, 0];
  values.forEach((value, i) => {
    const at = i - (n - 1) / 2;
    x += at * (value - mean);
    xx += (at * at - along) * (value - mean);
    bows += (at * at - along) ** 2;
  });
  const line = (x * x) / (along * n * total);
  const bow = (xx * xx) / (bows * total);
  const left = (taken: number) => Math.max(1 - taken, Number.EPSILON);
  return {
    line: Math.sqrt((line * (n - 2)) / left(line)),
    bow: n >= LIMITS.fewestOfBow ? Math.sqrt((bow * (n - 3)) / left(line + bow)) : 0,
  };
}

/** What is scatter of the series as it stands: what the path leaves, and the season with it. */
function scatterOf(values: readonly number[], plain: readonly number[], squares: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const total = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const season = values.map((value, i) => value - (plain[i] ?? value));
  const offset = season.reduce((sum, value) => sum + value, 0) / season.length;
  return Math.min(1, (squares + season.reduce((sum, value) => sum + (value - offset) ** 2, 0)) / total);
}

function leftBy(values: readonly number[]): { rest: number[]; parameters: number } {
  const { pieces } = courseOf(values);
  const rest = pieces.flatMap(({ from, to, start, slope }) =>
    values.slice(from, to).map((value, i) => value - start - slope * i),
  );
  return { rest, parameters: 2 * pieces.length };
}

/** φ of what pieces leave, its bias corrected (as for the changes of a series), up to what still counts as scatter. */
function persistenceOf(rest: readonly number[], parameters: number): number {
  let [product, squares] = [0, 0];
  for (let i = 1; i < rest.length; i++) {
    product += (rest[i] ?? 0) * (rest[i - 1] ?? 0);
    squares += (rest[i - 1] ?? 0) ** 2;
  }
  const raw = squares > 0 ? product / squares : 0;
  return Math.min(LIMITS.mostOfScatter, Math.max(0, raw + (1 + 3 * raw + parameters * (1 + raw)) / rest.length));
}
