import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { labelText, list } from '../../wording/human';
import { groupText, countText, measureText } from '../../wording/phrases';
import type { About } from '../about';
import { type KindSpec, STANDING, never } from '../kind-spec';
import { chartOfWaiting } from './chart';
import { handleOf } from './handle-of';
import { LIMITS } from './limits';
import { t } from './messages';
import { sayWaiting, type WaitingTold } from './say';
import { mineWaiting } from './waiting';
import { waitingOf } from './waiting-of';

/** What to do about them: who is to be asked, and how much money is at stake. */
function advise({ frame, dimension, claim }: About): string | null {
  const { value, member } = claim;
  const waiting = waitingOf(frame, claim);
  if (!waiting || value === null) return null;
  const money = waiting.wait.money === null || frame.sampled ? null : columnMeasure(frame, waiting.wait.money);
  const total = money?.values.reduce((sum, one, row) => sum + (waiting.waits[row] === 1 && one === one ? one : 0), 0) ?? 0;
  const { held } = handleOf(frame, waiting);
  const group = dimension && member !== null ? groupText(dimension, member) : null;
  return t('advice', {
    count: countText(value, frame.rows),
    money: money !== undefined && money !== null && total > 0,
    noun: money?.noun ?? '',
    total: money ? measureText(money, total) : '',
    grouped: group !== null ? 'group' : held ? 'few' : 'none',
    who: group ?? list(held?.members.slice(0, LIMITS.heldNamed).map(({ label }) => labelText(label)) ?? []),
  });
}

export const waiting: KindSpec<WaitingTold> = {
  mine: mineWaiting,
  say: sayWaiting,
  prune: never,
  chart: chartOfWaiting,
  advise,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, advice: 'Single Records' },
};
