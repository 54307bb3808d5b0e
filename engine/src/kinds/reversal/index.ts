import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineReversals } from './reversal';
import { sayReversal, type ReversalTold } from './say';

export const reversal: KindSpec<ReversalTold> = {
  mine: mineReversals,
  say: sayReversal,
  prune: never,
  chart: none,
  advise: none,
  rows: 'subject',
  standing: STANDING,
};
