import type { Word } from '../../contracts/report/claim';
import { whenText } from '../../wording/date-text';
import { capital } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Frame, TextColumn, Timeline } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** A value, or a word of a text, that comes out of nowhere. */
export interface NewTold {
  timeline: Timeline;
  group: { dimension: Dimension; label: string } | { text: TextColumn; word: string };
  /** Starts of the first and the last period of its run, in milliseconds. */
  from: number;
  to: number;
  /** That its rows lie within the run, every one. */
  only: Word;
}

const groupText = (frame: Frame, group: NewTold['group']): string =>
  'word' in group
    ? t('word', { rows: frame.rows, word: group.word, noun: group.text.noun })
    : rowsWith(frame, group.dimension, group.label);

export const sayNew: Say<NewTold> = ({ told: { timeline, group, from, to, only } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (baseline > 0 || value < LIMITS.leastShare * n) return null;
  const said = {
    who: capital(groupText(frame, group)),
    when: whenText(from, to, timeline.grain),
    value: numberText(value),
    grain: timeline.grain,
  };
  const without = t('new', { ...said, n: numberText(n) });
  return value === n ? { sentence: t('only', said), words: [only], without, baseline, n } : { sentence: without, baseline, n };
};
