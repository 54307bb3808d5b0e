import { normalQuantile } from '../../stats/distributions/normal-quantile';
import { distanceText, numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { labelText } from '../../wording/human';
import { shareWith } from '../../wording/label-phrases';
import { SMALL_GROUP, SMALLEST_GROUP } from '../finding';
import type { Dimension, Frame } from '../frame/frame';
import { groupMeans } from '../groups';
import { LIMITS } from './limits';
import type { TestLog } from './test-log';
import { t } from './messages';

/** What every such sentence begins with: the rows that there were, in words, and the comparisons that were made. */
interface Run {
  rows: string;
  tests: number;
}

/**
 * The smallest difference that this run would have seen in four of five cases, as a sentence: from the standard error of the comparison
 * and the bar that the smallest of all p-values must pass (Holm's first step). Null when nothing of the kind was compared.
 * @param log comparisons of the run
 */
export function smallestVisible(
  frame: Frame,
  { run: tests, chanceOfPairs, ofResult }: Pick<TestLog, 'run' | 'chanceOfPairs' | 'ofResult'>,
): string | null {
  const neededFor = (chance: number, asked: number) => normalQuantile(chance / asked / 2) + normalQuantile(LIMITS.power);
  const needed = neededFor(chanceOfPairs, tests);
  const run: Run = { rows: countText(frame.n, frame.rows), tests };
  if (frame.n < 2 * SMALLEST_GROUP) return t('unseen.no-groups', { ...run, least: SMALLEST_GROUP });
  // Readings that persist are worth fewer rows than there are: no standard error is known beforehand.
  if (frame.timeline?.regular) return null;
  return (
    ofShares(frame, ofResult ? neededFor(ofResult.chance, ofResult.run) : needed, run) ??
    ofMeans(frame, needed, run) ??
    ofPairs(frame, needed, run)
  );
}

/** Rows of the two largest groups, of the dimension that splits the rows best. */
function bestSplit(frame: Frame, other: string): { dimension: Dimension; error: number } | null {
  const splits = frame.dimensions
    .filter(({ column, counts }) => column.name !== other && (counts[1] ?? 0) >= SMALLEST_GROUP)
    .map((dimension) => ({ dimension, error: Math.sqrt(1 / (dimension.counts[0] ?? 1) + 1 / (dimension.counts[1] ?? 1)) }));
  return splits.sort((a, b) => a.error - b.error)[0] ?? null;
}

/** The two largest groups of a dimension. */
const between = ({ labels, noun }: Dimension) => ({
  group: noun,
  first: labelText(labels[0] ?? ''),
  second: labelText(labels[1] ?? ''),
});

function ofShares(frame: Frame, needed: number, run: Run): string | null {
  const outcome = frame.dimensions.find((dimension) => dimension.outcome);
  const split = outcome && bestSplit(frame, outcome.column.name);
  if (!outcome || !split) return null;
  const share = (outcome.counts[0] ?? 0) / outcome.filled;
  const visible = needed * split.error * Math.sqrt(share * (1 - share));
  const subject = { ...run, share: shareWith(outcome, outcome.event ?? outcome.labels[0] ?? '') };
  if (visible >= Math.max(share, 1 - share)) return t('unseen.any-share', subject);
  return t('unseen.share', { ...subject, visible: distanceText(visible, '%'), ...between(split.dimension) });
}

function ofMeans(frame: Frame, needed: number, run: Run): string | null {
  for (const measure of frame.measures.filter(({ fraction }) => !fraction)) {
    const split = bestSplit(frame, measure.columns[0] ?? '');
    if (!split) continue;
    const { sd } = groupMeans(measure.values, split.dimension.codes);
    if (!(sd > 0)) continue;
    const visible = distanceText(needed * split.error * sd, measure.unit, measure.fraction);
    return t('unseen.mean', { ...run, measure: measure.noun, visible, ...between(split.dimension) });
  }
  return null;
}

function ofPairs(frame: Frame, needed: number, run: Run): string | null {
  const measures = frame.measures.filter(({ fraction }) => !fraction);
  if (measures.length < 2 || frame.n < SMALL_GROUP) return null;
  const visible = Math.tanh(needed / Math.sqrt(frame.n - 3));
  return t('unseen.pair', { ...run, visible: numberText(visible) });
}
