import { chiSquareUpper, normalTwoSided } from '../stats/distributions/distributions';
import { kruskalWallis } from '../stats/groups/kruskal-wallis';
import { rank } from '../stats/distributions/ranks';
import { correlate } from '../stats/correlation/spearman';
import type { Measure, Timeline } from './frame/frame';
import { LIMITS } from './limits';

/**
 * Whether the means of periods lie around `fitted` as their rows alone would let them: then nothing persists from one period to the
 * next, and the rows are as many independent readings.
 */
function rowsStandAlone(
  timeline: Timeline,
  { values }: Measure,
  fitted: (period: number) => number,
  parameters: number,
): boolean {
  const periods = timeline.edges.length - 1;
  const counts = new Float64Array(periods);
  const sums = new Float64Array(periods);
  let squares = 0;
  for (let row = 0; row < values.length; row++) {
    const [period, value] = [timeline.period[row] ?? -1, values[row] ?? NaN];
    if (period < 0 || value !== value) continue;
    counts[period] = (counts[period] ?? 0) + 1;
    sums[period] = (sums[period] ?? 0) + value;
    squares += value * value;
  }
  const used = [...counts.keys()].filter((period) => (counts[period] ?? 0) > 0);
  const n = used.reduce((all, period) => all + (counts[period] ?? 0), 0);
  const mean = (period: number) => (sums[period] ?? 0) / (counts[period] ?? 1);
  const within = squares - used.reduce((all, period) => all + (counts[period] ?? 0) * mean(period) ** 2, 0);
  const variance = within / Math.max(1, n - used.length);
  if (!(variance > 0) || used.length <= parameters) return false;
  const strays = used.reduce((all, period) => all + ((counts[period] ?? 0) * (mean(period) - fitted(period)) ** 2) / variance, 0);
  return chiSquareUpper(strays, used.length - parameters) > LIMITS.strays;
}

/** p of a rise or fall by single rows (Spearman); 1 where periods have a life of their own. */
export function rowTrendP(timeline: Timeline, measure: Measure, line: (period: number) => number): number {
  if (timeline.regular || !rowsStandAlone(timeline, measure, line, 2)) return 1;
  return correlate(rank(timeline.values).ranks, measure.ranks)?.p ?? 1;
}

/** p of a change of level by single rows (Mann-Whitney), for each place at which it could have been; 1 where periods have a life of their own. */
export function rowStepP(timeline: Timeline, measure: Measure, at: number, level: (period: number) => number): number {
  if (timeline.regular || !rowsStandAlone(timeline, measure, level, 3)) return 1;
  const sides = timeline.period.map((period) => (period < 0 ? -1 : period < at ? 0 : 1));
  const z = kruskalWallis(measure.ranks, sides)?.groups[0]?.z ?? 0;
  return Math.min(1, (timeline.edges.length - 2) * normalTwoSided(z));
}
