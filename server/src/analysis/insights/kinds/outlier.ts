import { mad, quantileSorted, sortedValues } from '../../stats/quantile';
import { capital, withArticle } from '../../wording/human';
import { measureText } from '../../wording/phrases';
import { percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Finding, type Mining } from '../finding';
import type { Frame, Measure } from '../frame/frame';
import { filtered, number, sortedSample } from '../sql';

/** Deviations from the median, in scaled median absolute deviations (Iglewicz & Hoaglin 1993). */
const LEAST_DEVIATION = 3.5;
/** More rows than this beyond a fence are a heavy tail, not outliers. */
const LARGEST_SHARE = 0.02;
const FEWEST_ROWS = 30;

interface Fence {
  at: number;
  high: boolean;
  /** Deviation of the farthest row, in the fence's own coin. */
  farthest: number;
}

/** Records far outside the usual range of a measure. */
export function mineOutliers({ frame }: Mining): Finding[] {
  return frame.measures
    .filter((measure) => !measure.fraction && measure.filled >= FEWEST_ROWS)
    .flatMap((measure) => fences(measure.values).flatMap((fence) => outliers(frame, measure, fence)));
}

/** Median ± 3.5 MAD; three interquartile ranges on the log scale when the values are positive and skewed. */
export function fences(values: Float64Array): Fence[] {
  const sorted = sortedValues(values);
  const low = sorted[0] ?? 0;
  const high = sorted.at(-1) ?? 0;
  const [q1, q2, q3] = [0.25, 0.5, 0.75].map((share) => quantileSorted(sorted, share)) as [number, number, number];
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const skewed = low > 0 && q1 > 0 && (mean > 1.15 * q2 || q3 - q2 > 1.3 * (q2 - q1));
  const found: Fence[] = [];
  if (skewed) {
    const width = Math.log(q3) - Math.log(q1);
    const top = Math.exp(Math.log(q3) + 3 * width);
    const bottom = Math.exp(Math.log(q1) - 3 * width);
    if (width > 0 && high > top) found.push({ at: top, high: true, farthest: (Math.log(high) - Math.log(q3)) / width });
    if (width > 0 && low < bottom) found.push({ at: bottom, high: false, farthest: (Math.log(q1) - Math.log(low)) / width });
    return found;
  }
  const deviation = mad(sorted, q2) || (q3 - q1) / 1.349;
  if (!(deviation > 0)) return [];
  const top = q2 + LEAST_DEVIATION * deviation;
  const bottom = q2 - LEAST_DEVIATION * deviation;
  if (high > top) found.push({ at: top, high: true, farthest: (high - q2) / deviation });
  if (low < bottom) found.push({ at: bottom, high: false, farthest: (q2 - low) / deviation });
  return found;
}

function outliers(frame: Frame, measure: Measure, fence: Fence): Finding[] {
  const at = Number(fence.at.toPrecision(4));
  const operator = fence.high ? '>' : '<';
  let count = 0;
  for (const value of measure.values) if (fence.high ? value > at : value < at) count++;
  const share = count / measure.filled;
  if (count === 0 || share > LARGEST_SHARE || fence.farthest < 1.3 * (fence.farthest > LEAST_DEVIATION ? LEAST_DEVIATION : 3))
    return [];
  const beyond = `${measure.sql} ${operator} ${number(at)}`;
  return [
    {
      kind: 'outlier',
      subject: { filter: [], breakdown: null, measure: measure.id },
      member: null,
      direction: fence.high ? 'high' : 'low',
      unit: null,
      n: measure.filled,
      effect: fence.farthest,
      strength: 0.3 + 0.2 * Math.min(1, Math.log10(fence.farthest / 3)),
      impact: 0.5,
      tests: [],
      expected: frame.sampled ? null : count,
      sql:
        `SELECT count(*) FILTER (WHERE ${beyond}) AS value, ${fence.high ? 'max' : 'min'}(${measure.sql}) AS extreme, ` +
        `${filtered(`median(${measure.sql})`, sortedSample(frame, measure.filled))} AS baseline, count(${measure.sql}) AS n, ` +
        `sum(${measure.sql}) FILTER (WHERE ${beyond}) / nullif(sum(${measure.sql}), 0) AS part FROM ${frame.table.relation}`,
      say: (facts) => {
        const value = fact(facts, 'value');
        const n = fact(facts, 'n');
        if (!(value > 0)) return null;
        const side = fence.high ? 'above' : 'below';
        const far =
          value === 1
            ? `has ${withArticle(measure.noun)} of ${measureText(measure, fact(facts, 'extreme'))}, far ${side}`
            : `have ${withArticle(measure.noun)} ${side} ${measureText(measure, at)} (the ${fence.high ? 'highest' : 'lowest'} ${measureText(measure, fact(facts, 'extreme'))}), far ${side}`;
        const part = fact(facts, 'part');
        const weight =
          measure.additive && fence.high && part >= 0.05 ? `; together they are ${percentText(part)} of the total` : '';
        return {
          sentence: `${capital(countText(value, frame.rows))} ${far} the median of ${measureText(measure, fact(facts, 'baseline'))}${weight}.`,
          baseline: fact(facts, 'baseline'),
          n,
        };
      },
      topics: [measure.id, `outlier×${measure.id}`],
    },
  ];
}
