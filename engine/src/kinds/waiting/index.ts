import type { Waiting } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { columnNames } from '../../wording/column-names';
import { labelText, list } from '../../wording/human';
import { amountText, wholeText } from '../../wording/number-text';
import { groupText, countText, measureText } from '../../wording/phrases';
import type { About } from '../about';
import { type KindSpec, STANDING, never } from '../kind-spec';
import { chartOfWaiting } from './chart';
import { handleOf, type Handle } from './handle-of';
import { agesOf } from './how-long';
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
  const { wait } = waiting;
  const money = wait.money === null || frame.sampled ? null : columnMeasure(frame, wait.money);
  const total = money?.values.reduce((sum, one, row) => sum + (waiting.waits[row] === 1 && one === one ? one : 0), 0) ?? 0;
  const hasMoney = money !== undefined && money !== null && total > 0;
  const how =
    wait.how === 'left' || wait.how === 'past' ? wait.how : wait.how === 'asked' && wait.limit === null ? 'missing' : 'other';
  return t('advice', {
    how,
    target: columnNames(frame.table.columns)(wait.target),
    count: countText(value, frame.rows),
    money: hasMoney ? (wait.money === wait.target ? 'only' : 'true') : 'false',
    noun: money?.noun ?? '',
    total: money ? measureText(money, total) : '',
    ...firstOf(waiting, handleOf(frame, waiting), dimension && member !== null ? groupText(dimension, member) : null),
  });
}

/** With whom to begin: those of a group, of the few, those that have waited for long, or of whom nobody was reminded. */
function firstOf(waiting: Waiting, { held, far }: Handle, group: string | null): { grouped: string; who: string; days: string } {
  const { wait } = waiting;
  if (group !== null) return { grouped: 'group', who: group, days: '' };
  if (held) return { grouped: 'few', who: list(held.members.slice(0, LIMITS.heldNamed).map(({ label }) => labelText(label))), days: '' };
  const older = far === null ? 0 : agesOf(waiting).filter((age) => age > far).length;
  if (far !== null && older > 0 && older < waiting.waits.reduce((sum, one) => sum + one, 0))
    return { grouped: wait.due ? 'late' : 'far', who: wholeText(older), days: amountText(far, 'days') };
  if (wait.asOf !== null) return { grouped: 'oldest', who: '', days: '' };
  return { grouped: wait.money === null ? 'none' : 'largest', who: '', days: '' };
} // prettier-ignore

export const waiting: KindSpec<WaitingTold> = {
  mine: mineWaiting,
  say: sayWaiting,
  prune: never,
  chart: chartOfWaiting,
  advise,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, advice: 'Single Records' },
};
