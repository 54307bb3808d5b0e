import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { groupText, countText, measureText } from '../../wording/phrases';
import type { About } from '../about';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { t } from './messages';
import { sayWaiting, type WaitingTold } from './say';
import { mineWaiting } from './waiting';

/** What to do about them: who is to be asked, and how much money is at stake. */
function advise({ frame, dimension, claim: { value, member, subject } }: About): string | null {
  const waiting = frame.waiting.find(({ wait }) => wait.target === subject.filter[0]?.column);
  if (!waiting || value === null) return null;
  const money = waiting.wait.money === null || frame.sampled ? null : columnMeasure(frame, waiting.wait.money);
  const total = money?.values.reduce((sum, one, row) => sum + (waiting.waits[row] === 1 && one === one ? one : 0), 0) ?? 0;
  return t('advice', {
    count: countText(value, frame.rows),
    money: money !== undefined && money !== null && total > 0,
    noun: money?.noun ?? '',
    total: money ? measureText(money, total) : '',
    grouped: dimension !== undefined && member !== null,
    who: dimension && member !== null ? groupText(dimension, member) : '',
  });
}

export const waiting: KindSpec<WaitingTold> = {
  mine: mineWaiting,
  say: sayWaiting,
  prune: never,
  chart: none,
  advise,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, advice: 'Single Records' },
};
