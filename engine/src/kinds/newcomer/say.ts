import { fact, type Say } from '../../insights/finding';
import { whenText } from '../../wording/date-text';
import { percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { holds } from '../farthest';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { amongText, whoText } from '../miners/temporal-scan/who-text';
import { LIMITS } from '../miners/temporal-scan/limits';
import { t } from './messages';

/** A group that is there only from some time on. */
export const sayNewcomer: Say<ScanTold> = ({ sql, told: { timeline, who, from } }, facts, frame) => {
  const [value, inside, before] = [fact(facts, 'value'), fact(facts, 'inside'), fact(facts, 'before')];
  if (!(before > 0) || fact(facts, 'own_before') > 0 || !(value >= LIMITS.leastSince * inside)) return null;
  return {
    sentence: t('newcomer', {
      who: whoText(frame, who),
      when: whenText(from, from, timeline.grain),
      before: countText(before, frame.rows),
      share: percentText(value / inside),
      rows: amongText(frame, who),
    }),
    words: [holds('first', 'own_before = 0 AND before > 0', sql)],
    baseline: 0,
    n: inside,
  };
};
