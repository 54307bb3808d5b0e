import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import { farthest, holds, reaches } from '../farthest';

/** Which move of a path is the largest, and what is told beside it. */
export type Shape = 'rises' | 'rises-beyond' | 'rises-after-low' | 'falls' | 'falls-beyond' | 'falls-after-high' | 'peak' | 'trough' | 'varies'; // prettier-ignore

/** A point that a path runs through. */
export interface Stop {
  y: number;
  /** Milliseconds. */
  at: number;
  /** It turns there, at a high or a low; undefined at an end. */
  high?: boolean;
}

const is = (at: number) => `epoch_ms(x) = ${at}`;

/** That nothing on the path lies beyond what it has at a moment. */
export const reachedAt = (steps: string, says: 'high' | 'low', at: number): Word =>
  reaches(says, `SELECT ${is(at)} AS own, y FROM (${steps})`);

/** That the figure `late` lies above or below the figure `early`. */
export const moves = (up: boolean, figures: string): Word =>
  up ? holds('rises', 'late > early', figures) : holds('falls', 'late < early', figures);

/** That a path goes up or down from one moment to another. */
export const between = (steps: string, up: boolean, from: number, to: number): Word => {
  const at = (moment: number) => `max(y) FILTER (WHERE ${is(moment)})`;
  return moves(up, `SELECT ${at(to)} AS late, ${at(from)} AS early FROM (${steps})`);
};

/** That no other period brought as much. */
export const fastest = (grown: string, at: number): Word =>
  farthest('fastest', `SELECT ${is(at)} AS own, y FROM (${grown}) WHERE y IS NOT NULL`);

/** That of the moves between the stops of a path the one that ends at a moment is the largest. */
export function largest(steps: string, stops: readonly Stop[], to: number): Word {
  const known = `SELECT x, y FROM (${steps}) WHERE ${stops.map(({ at }) => is(at)).join(' OR ')}`;
  const sizes = `SELECT x, abs(y - lag(y) OVER (ORDER BY x)) AS y FROM (${known})`;
  return farthest('largest', `SELECT ${is(to)} AS own, y FROM (${sizes}) WHERE y IS NOT NULL`);
}

/** That each turn of a path is the high or the low between its neighbours. */
export const wordsOfStops = (steps: string, stops: readonly Stop[]): Word[] =>
  stops.flatMap(({ at, high }, i) => {
    const [before, after] = [stops[i - 1], stops[i + 1]];
    if (high === undefined || !before || !after) return [];
    const stretch = `SELECT ${is(at)} AS own, y FROM (${steps}) WHERE epoch_ms(x) BETWEEN ${before.at} AND ${after.at}`;
    return [reaches(high ? 'high' : 'low', stretch)];
  });

/** That a path goes where its sentence says, and has its high or low where that is named. */
export function wordsOfShape(shape: Shape, steps: string, facts: Row): Word[] {
  const high = () => reachedAt(steps, 'high', fact(facts, 'high_at'));
  const low = () => reachedAt(steps, 'low', fact(facts, 'low_at'));
  const goes = (up: boolean) => between(steps, up, fact(facts, 'first'), fact(facts, 'last'));
  switch (shape) {
    case 'rises':
    case 'falls':
      return [goes(shape === 'rises')];
    case 'rises-beyond':
    case 'falls-after-high':
      return [goes(shape === 'rises-beyond'), high()];
    case 'rises-after-low':
    case 'falls-beyond':
      return [goes(shape === 'rises-after-low'), low()];
    case 'peak':
      return [high()];
    case 'trough':
      return [low()];
    case 'varies':
      return [high(), low()];
  }
}
