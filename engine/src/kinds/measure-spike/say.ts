import type { Word } from '../../contracts/report/claim';
import { capital } from '../../wording/human';
import { comparison } from '../../wording/comparison';
import { spanText, whenText } from '../../wording/date-text';
import { amountsIn, isSeveral, levelNoun, measureText, forGroup } from '../../wording/phrases';
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
  /** First and last period of several that lie off, one beside the other. */
  run?: { from: number; to: number } | null;
  /** The usual level is not the same everywhere: the neighbours tell it. */
  moving: boolean;
  words: Word[];
}

export const sayPeak: Say<PeakTold> = (
  { told: { timeline, measure, group, edge, up, run = null, moving, words } },
  facts,
  frame,
) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const said = {
    noun: capital(levelNoun(measure)),
    grouped: group !== null,
    whose: group ? forGroup(frame, group.dimension, group.label) : '',
    many: isSeveral(measure),
    up,
    when: whenText(edge, edge, timeline.grain),
    value: measureText(measure, value),
    mean: fact(facts, 'n') > 1,
    compared: comparison(value, baseline, amountsIn(measure), moving ? timeline.grain : 'usual'),
  };
  const several = run ? ` ${t('run', { span: spanText(run.from, run.to, timeline.grain), up })}` : '';
  return {
    sentence: t('peak', said) + several,
    words,
    without: t('aside', said) + several,
    baseline,
    n: fact(facts, 'n'),
  };
};
