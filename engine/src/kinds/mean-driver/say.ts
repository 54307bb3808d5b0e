import { percentText } from '../../wording/number-text';
import { periodText } from '../../wording/date-text';
import { levelOf, measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** The group that carries the change of a mean, or of how often an outcome comes about. */
export interface MeanDriverTold {
  timeline: Timeline;
  changing: { measure: Measure } | { outcome: Dimension; label: string };
  dimension: Dimension;
  label: string;
  /** Place of the last complete period. */
  last: number;
  /** Place of the one that it is held against. */
  against: number;
  /** Because there is more or less of it, rather than because it has changed itself. */
  byMix: boolean;
  up: boolean;
}

type Changing = MeanDriverTold['changing'];

const isShare = (changing: Changing): boolean => !('measure' in changing) || changing.measure.fraction;

const amount = (changing: Changing, value: number): string =>
  'measure' in changing ? measureText(changing.measure, value) : percentText(value);

export const sayMeanDriver: Say<MeanDriverTold> = ({ told }, facts, frame) => {
  const { timeline, changing, dimension, label, last, against, byMix, up } = told;
  const [was, is] = [fact(facts, 't0'), fact(facts, 't1')];
  const value = fact(facts, 'value');
  if (is > was !== up || !(value >= LIMITS.leastPart)) return null;
  const period = (i: number) => periodText(timeline.edges[i] ?? 0, timeline.grain);
  const text = (key: string) => amount(changing, fact(facts, key));
  const said = {
    before: period(against),
    last: period(last),
    subject: levelOf(changing),
    up,
    was: text('t0'),
    is: text('t1'),
    who: rowsWith(frame, dimension, label),
    all: value > 1,
    part: percentText(value),
  };
  return {
    sentence: byMix
      ? t('mix', { ...said, rows: frame.rows, from: percentText(fact(facts, 's0')), to: percentText(fact(facts, 's1')) })
      : t('own', { ...said, share: isShare(changing), from: text('m0'), to: text('m1') }),
    baseline: was,
    n: fact(facts, 'n'),
  };
};
