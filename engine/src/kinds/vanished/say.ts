import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import { periodText, whenText } from '../../wording/date-text';
import { percentText, wholeText } from '../../wording/number-text';
import { countText, groupText } from '../../wording/phrases';
import { holds } from '../farthest';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { amongText, whoText } from '../miners/temporal-scan/who-text';
import { LIMITS } from '../miners/temporal-scan/limits';
import { t } from './messages';
import type { StoppedTold } from './stopped';

export type VanishedTold = ScanTold | StoppedTold;

/** A group that is there only until some time. */
export const sayVanished: Say<VanishedTold> = ({ sql, told }, facts, frame) => {
  if ('stopped' in told) return sayStopped(told, facts);
  const { timeline, who, to } = told;
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

/** What the query's answer is called. */
const OF_STOPPED = ['value', 'go_on', 'members'] as const;

/** A member of a panel that no longer reports. */
function sayStopped({ stopped: { dimension, label }, timeline, to }: StoppedTold, facts: Row): Saying | null {
  const [value, goOn, members] = OF_STOPPED.map((key) => fact(facts, key));
  if (value === undefined || goOn === undefined || members === undefined || !(value > 0) || fact(facts, 'own_after') > 0) return null;
  return {
    sentence: t('stopped', {
      who: groupText(dimension, label),
      when: periodText(to, timeline.finest),
      n: value,
      number: wholeText(value),
      others: wholeText(goOn),
      all: wholeText(members - 1),
    }),
    n: value,
  };
} // prettier-ignore
