import { capital, isPlural } from '../../wording/human';
import { comparison } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { t } from './messages';

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

export const sayPeak: Say<PeakTold> = ({ told: { timeline, measure, group, edge, up, moving } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const noun = measure.fraction ? t('share', { noun: measure.noun }) : measure.noun;
  const usual = moving ? t('neighbours', { grain: timeline.grain }) : t('usual');
  return {
    sentence: t('peak', {
      noun: capital(noun),
      grouped: group !== null,
      whose: group ? rowsWith(frame, group.dimension, group.label) : '',
      many: isPlural(noun),
      up,
      period: periodText(edge, timeline.grain),
      value: measureText(measure, value),
      mean: fact(facts, 'n') > 1,
      compared: comparison(value, baseline, measureText(measure, baseline), usual),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
