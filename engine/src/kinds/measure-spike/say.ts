import { capital, isPlural } from '../../wording/human';
import { comparison } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';

/** A period whose mean lies far from the usual one. */
export interface PeakTold {
  timeline: Timeline;
  measure: Measure;
  group: { dimension: Dimension; label: string } | null;
  /** Start of the period in milliseconds. */
  edge: number;
  up: boolean;
  /** The usual level is not the same everywhere: the neighbours tell it. */
  moving: boolean;
}

function verbOf(noun: string, up: boolean): string {
  if (isPlural(noun)) return up ? 'peak' : 'drop';
  return up ? 'peaks' : 'drops';
}

export const sayPeak: Say<PeakTold> = ({ told: { timeline, measure, group, edge, up, moving } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const whose = group ? ` for ${rowsWith(frame, group.dimension, group.label)}` : '';
  const noun = measure.fraction ? `the share with ${measure.noun}` : measure.noun;
  const mean = fact(facts, 'n') > 1 ? ' on average' : '';
  const usual = moving ? `the neighbouring ${timeline.grain}s’` : 'the usual';
  const versus = comparison(value, baseline, measureText(measure, baseline), usual);
  return {
    sentence: `${capital(noun)}${whose} ${verbOf(noun, up)} in ${periodText(edge, timeline.grain)}: ${measureText(measure, value)}${mean}, ${versus}.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
