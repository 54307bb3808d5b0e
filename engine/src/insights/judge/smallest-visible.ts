import { normalQuantile } from '../../stats/distributions/normal-quantile';
import { distanceText, numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { labelText } from '../../wording/human';
import { SMALL_GROUP, SMALLEST_GROUP } from '../finding';
import type { Dimension, Frame } from '../frame/frame';
import { LARGEST_Q } from './gate';
import { groupMeans } from '../groups';
import { LIMITS } from './limits';

/**
 * The smallest difference that this run would have seen in four of five cases, as a sentence: from the standard error of the comparison
 * and the bar that the smallest of all p-values must pass (Benjamini and Hochberg's first step). Null when nothing of the kind was compared.
 * @param tests comparisons of the run
 */
export function smallestVisible(frame: Frame, tests: number): string | null {
  const needed = normalQuantile(LARGEST_Q / tests / 2) + normalQuantile(LIMITS.power);
  const rows = `With ${countText(frame.n, frame.rows)} and ${countText(tests, 'comparisons')}`;
  if (frame.n < 2 * SMALLEST_GROUP)
    return `${rows}, no two groups can be told apart: each needs ${SMALLEST_GROUP} rows at least.`;
  // Readings that persist are worth fewer rows than there are: no standard error is known beforehand.
  if (frame.timeline?.regular) return null;
  return ofShares(frame, needed, rows) ?? ofMeans(frame, needed, rows) ?? ofPairs(frame, needed, rows);
}

/** Rows of the two largest groups, of the dimension that splits the rows best. */
function bestSplit(frame: Frame, other: string): { dimension: Dimension; error: number } | null {
  const splits = frame.dimensions
    .filter(({ column, counts }) => column.name !== other && (counts[1] ?? 0) >= SMALLEST_GROUP)
    .map((dimension) => ({ dimension, error: Math.sqrt(1 / (dimension.counts[0] ?? 1) + 1 / (dimension.counts[1] ?? 1)) }));
  return splits.sort((a, b) => a.error - b.error)[0] ?? null;
}

const between = ({ labels, noun }: Dimension): string =>
  `between ${noun} ${labelText(labels[0] ?? '')} and ${noun} ${labelText(labels[1] ?? '')}`;

function ofShares(frame: Frame, needed: number, rows: string): string | null {
  const outcome = frame.dimensions.find((dimension) => dimension.outcome);
  const split = outcome && bestSplit(frame, outcome.column.name);
  if (!outcome || !split) return null;
  const share = (outcome.counts[0] ?? 0) / outcome.filled;
  const visible = needed * split.error * Math.sqrt(share * (1 - share));
  const subject = `the share with ${outcome.noun} ${labelText(outcome.labels[0] ?? '')}`;
  if (visible >= Math.max(share, 1 - share))
    return `${rows}, no difference in ${subject} would have been certain, however large.`;
  return `${rows}, a difference in ${subject} of less than ${distanceText(visible, '%')} ${between(split.dimension)} may stay invisible.`;
}

function ofMeans(frame: Frame, needed: number, rows: string): string | null {
  for (const measure of frame.measures.filter(({ fraction }) => !fraction)) {
    const split = bestSplit(frame, measure.columns[0] ?? '');
    if (!split) continue;
    const { sd } = groupMeans(measure.values, split.dimension.codes);
    if (!(sd > 0)) continue;
    const visible = distanceText(needed * split.error * sd, measure.unit, measure.fraction);
    return `${rows}, a difference in mean ${measure.noun} of less than ${visible} ${between(split.dimension)} may stay invisible.`;
  }
  return null;
}

function ofPairs(frame: Frame, needed: number, rows: string): string | null {
  const measures = frame.measures.filter(({ fraction }) => !fraction);
  if (measures.length < 2 || frame.n < SMALL_GROUP) return null;
  const visible = Math.tanh(needed / Math.sqrt(frame.n - 3));
  return `${rows}, two columns that go together with a rank correlation below ${numberText(visible)} may stay unnoticed.`;
}
