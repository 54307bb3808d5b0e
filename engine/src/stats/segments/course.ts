import { LIMITS } from './limits';
import { bestCuts, piecesOf, Sums, type Piece } from './pieces';

/** The path of a series in a few straight pieces. */
export interface Course {
  /** Places of the first readings of the second piece, the third, … */
  breaks: number[];
  pieces: Piece[];
}

/**
 * How a series goes, in at most six straight pieces: each break is worth a part of the variance, and more than what noise would give it.
 * A description, not a test: a random walk has a course as well.
 *
 * @param values in order, without NaN
 */
export function courseOf(values: ArrayLike<number>): Course {
  const n = values.length;
  const centre = Float64Array.from(values).reduce((sum, value) => sum + value, 0) / n;
  const sums = new Sums(Float64Array.from(values, (value) => value - centre));
  const total = sums.left(0, n, 'level');
  const left = (breaks: readonly number[]) => breaks.concat(n).reduce((sum, to, i) => sum + sums.left(breaks[i - 1] ?? 0, to, 'line'), 0); // prettier-ignore
  const least = Math.max(LIMITS.shortestLevel, Math.floor(LIMITS.shortestOfCourse * n));
  const cost = (breaks: readonly number[]) => left(breaks) + LIMITS.worthOfBreak * total * breaks.length;
  let breaks = bestCuts(sums, 'line', LIMITS.coursePieces - 1, least).reduce<number[]>((best, cut) => (cost(cut) < cost(best) ? cut : best), []); // prettier-ignore
  while (breaks.length > 0) {
    const noise = left(breaks) / Math.max(n - 2 * breaks.length - 2, 1);
    const gains = breaks.map((_, i) => left(breaks.toSpliced(i, 1)) - left(breaks));
    const gain = Math.min(...gains);
    if (gain >= LIMITS.noiseOfBreak * Math.log(n) * noise) break;
    breaks = breaks.toSpliced(gains.indexOf(gain), 1);
  }
  return { breaks, pieces: piecesOf(sums, breaks, 'line').map((piece) => ({ ...piece, start: piece.start + centre })) };
}
