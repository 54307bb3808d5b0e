import { piecesOf, residuals, Sums, type Form, type Piece } from '../../../stats/segments/pieces';
import type { Change } from '../../../stats/segments/changes';
import { LIMITS } from './limits';
import type { Turn } from './series-told';

export interface Turning {
  turn: Turn;
  before: Piece;
  after: Piece;
  /** What the pieces leave of a reading, as a standard deviation. */
  sd: number;
  /** How far the change of slope carries the series over the shorter of both pieces, in standard deviations. */
  bend: number;
}

/** Each change with the pieces on both sides, as the series itself has them: with its season and its odd readings. */
export function turnsOf(values: Float64Array, changes: readonly Change[], form: Form): Turning[] {
  const n = values.length;
  const centre = values.reduce((sum, value) => sum + value, 0) / n;
  const sums = new Sums(values.map((value) => value - centre));
  const breaks = changes.map(({ at }) => at);
  const pieces = piecesOf(sums, breaks, form).map((piece) => ({ ...piece, start: piece.start + centre }));
  const left = residuals(sums, breaks, form);
  const deviation = Math.sqrt(sums.left(0, n, 'level') / n);
  const noise = Math.sqrt(left.reduce((sum, value) => sum + value * value, 0) / Math.max(1, n - pieces.length));
  const sd = Math.max(noise, LIMITS.leastNoise * deviation);
  return changes.flatMap(({ at, first, last, p }, i) => {
    const [before, after] = [pieces[i], pieces[i + 1]];
    if (!before || !after) return [];
    const reach = Math.min(before.to - before.from, after.to - after.from);
    const carried = Math.abs(after.slope - before.slope) * reach;
    return [{ turn: { from: before.from, at, to: after.to, first, last, p }, before, after, sd, bend: carried / sd }]; // prettier-ignore
  });
}
