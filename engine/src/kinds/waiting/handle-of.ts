import type { Frame, Waiting } from '../../insights/frame/frame';
import { farLonger } from './how-long';
import { heldBy, owesMost, type Held, type Most } from './held-by';
import { LIMITS } from './limits';
import { standsOut, stepOf, type Group, type Step } from './stands-out';

/** By what to take hold of the rows that wait. */
export interface Handle {
  /** One label of which more wait, or the few who hold most of them: whichever says more of where they lie. Of money both: somebody has to pay it. */
  group: Group | null;
  held: Held | null;
  /** Where no few hold most of it: who has to pay the most. */
  most: Most | null;
  /** The day since which more of all rows wait. */
  step: Step | null;
  /** Days for which many of them wait, far longer than it takes. */
  far: number | null;
}

const known = new WeakMap<Waiting, Handle>();

/** What is told of rows that wait, drawn and advised: worked out once. */
export function handleOf(frame: Frame, waiting: Waiting): Handle {
  const before = known.get(waiting);
  if (before) return before;
  const [label, few] = [standsOut(frame, waiting), heldBy(waiting.holders)];
  // One label that holds as many says it in a word.
  const owes = few !== null && waiting.wait.money !== null && few.members.length <= LIMITS.fewWhoOwe;
  const isOne = few && label && label.waits >= few.members.reduce((sum, one) => sum + one.waits, 0);
  const saysMore = few !== null && !isOne && few.gain > (label?.gain ?? 0);
  const held = saysMore || owes ? few : null;
  const group = saysMore ? null : label;
  const step = held || group || waiting.wait.how !== 'asked' ? null : stepOf(waiting, () => true);
  const most = held ? null : owesMost(waiting.holders);
  const handle = { group, held, most, step, far: farLonger(waiting) };
  known.set(waiting, handle);
  return handle;
}
