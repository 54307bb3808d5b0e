import { slopeOf } from '../../stats/correlation/slope';
import { studentTwoSided } from '../../stats/distributions/distributions';
import { rank } from '../../stats/distributions/ranks';
import type { Frame, Measure, Timeline } from '../frame/frame';
import { sequencesOf } from '../series/sequences';
import { LIMITS } from './limits';
import type { RankSide } from './unit';
import { judgeOf } from './unit-judge';

const sides = new WeakMap<Timeline, RankSide>();

/** When rows happened, as one side of a relation. */
export function timesOf(timeline: Timeline): RankSide {
  const known = sides.get(timeline);
  if (known) return known;
  const side: RankSide = { kind: 'ranks', columns: [timeline.column.name], ranks: rank(timeline.values).ranks, of: timeline };
  sides.set(timeline, side);
  return side;
}

/**
 * p of a change over time by what rows belong to; 0 where they belong to nothing. A customer who comes for a while makes no trend of all, and of
 * several series read side by side each has a slope of its own. One series is judged along the time by whoever asks.
 */
export function timeP(frame: Frame, timeline: Timeline, measure: Measure): number {
  if (!timeline.regular)
    return judgeOf(frame).p(timesOf(timeline), { kind: 'ranks', columns: measure.columns, ranks: measure.ranks, of: measure });
  const slopes = (sequencesOf(frame) ?? []).map((rows) => slopeOf(rows, timeline.values, measure.values)).filter(Number.isFinite);
  return slopes.length < LIMITS.fewestSeries ? 0 : meanP(slopes);
}

/** p of a mean beside 0 (Student 1908). */
function meanP(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return error > 0 ? studentTwoSided(mean / error, values.length - 1) : mean === 0 ? 1 : 0;
}
