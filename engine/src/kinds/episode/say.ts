import { fact, type Say } from '../../insights/finding';
import { whenText } from '../../wording/date-text';
import { percentText, wholeText } from '../../wording/number-text';
import { holds } from '../farthest';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { amongText, whoText } from '../miners/temporal-scan/who-text';
import { LIMITS } from '../miners/temporal-scan/limits';
import { t } from './messages';

/** A stretch in which a group is more frequent than before and after, or there at all. */
export const sayEpisode: Say<ScanTold> = ({ sql, told: { timeline, who, from, to } }, facts, frame) => {
  const [value, inside] = [fact(facts, 'value'), fact(facts, 'inside')];
  const [before, after] = [fact(facts, 'before'), fact(facts, 'after')];
  const elsewhere = fact(facts, 'own_before') + fact(facts, 'own_after');
  const [share, baseline] = [value / inside, elsewhere / (before + after)];
  if (!(before > 0 && after > 0) || !(share >= LIMITS.leastTimes * baseline)) return null;
  const said = {
    who: whoText(frame, who),
    when: whenText(from, to, timeline.grain),
    share: percentText(share),
    rows: amongText(frame, who),
  };
  return elsewhere === 0
    ? {
        sentence: t('only', { ...said, value: wholeText(value) }),
        words: [holds('only', 'own_before + own_after = 0', sql)],
        baseline: 0,
        n: inside,
      }
    : {
        sentence: t('episode', { ...said, baseline: percentText(baseline) }),
        words: [holds('more', 'value * before > own_before * inside AND value * after > own_after * inside', sql)],
        baseline,
        n: inside,
      };
};
