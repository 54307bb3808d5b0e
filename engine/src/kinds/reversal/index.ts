import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { chartOfReversal } from './chart';
import { mineReversals } from './reversal';
import { sayReversal, type ReversalTold } from './say';

export const reversal: KindSpec<ReversalTold> = {
  mine: mineReversals,
  say: sayReversal,
  prune: never,
  chart: chartOfReversal,
  advise: none,
  rows: 'subject',
  standing: STANDING,
};
