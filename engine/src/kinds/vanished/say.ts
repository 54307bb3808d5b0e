import { fact, type Say } from '../../insights/finding';
import { whenText } from '../../wording/date-text';
import { percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { holds } from '../farthest';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { amongText, whoText } from '../miners/temporal-scan/who-text';
import { LIMITS } from '../miners/temporal-scan/limits';
import { t } from './messages';

/** A group that is there only until some time. */
export const sayVanished: Say<ScanTold> = ({ sql, told: { timeline, who, to } }, facts, frame) => {
  const [value, inside, after] = [fact(facts, 'value'), fact(facts, 'inside'), fact(facts, 'after')];
  if (!(after > 0) || fact(facts, 'own_after') > 0 || !(value >= LIMITS.leastSince * inside)) return null;
  return {
    sentence: t('vanished', {
      who: whoText(frame, who),
      when: whenText(to, to, timeline.grain),
      after: countText(after, frame.rows),
      share: percentText(value / inside),
      rows: amongText(frame, who),
    }),
    words: [holds('last', 'own_after = 0 AND after > 0', sql)],
    baseline: 0,
    n: inside,
  };
};
