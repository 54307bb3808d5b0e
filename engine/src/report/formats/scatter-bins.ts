import type { ChartPoint } from '../../contracts/report/chart';
import { quantileSorted } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** Points of a scatter chart whose x lie next to each other. */
export interface ScatterBin {
  from: number;
  to: number;
  n: number;
  /** Lower quartile, median and upper quartile of y. */
  low: number;
  middle: number;
  high: number;
}

/** A cloud of points in a few lines: bins of about equally many points along x, equal x together, each with the quartiles of its y. */
export function scatterBins(points: readonly ChartPoint[]): ScatterBin[] {
  const pairs = points
    .flatMap(([x, y]) => (typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : []))
    .sort((a, b) => a.x - b.x);
  const size = Math.max(LIMITS.fewestPoints, Math.ceil(pairs.length / LIMITS.mostBins));
  const bins: { x: number; y: number }[][] = [];
  for (const pair of pairs) {
    const last = bins.at(-1);
    if (last && (last.length < size || last.at(-1)?.x === pair.x)) last.push(pair);
    else bins.push([pair]);
  }
  const [rest, before] = [bins.at(-1), bins.at(-2)];
  if (rest && before && rest.length < LIMITS.fewestPoints) bins.splice(-2, 2, [...before, ...rest]);
  return bins.map((bin) => {
    const ys = Float64Array.from(bin, ({ y }) => y).sort();
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantileSorted(ys, share)) as [number, number, number];
    return { from: bin[0]?.x ?? 0, to: bin.at(-1)?.x ?? 0, n: bin.length, low, middle, high };
  });
}
