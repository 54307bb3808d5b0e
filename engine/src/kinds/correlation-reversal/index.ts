import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { turnedPairs } from './chart';
import { mineCorrelationReversals } from './correlation-reversal';
import { sayTurnedPair, type TurnedPairTold } from './say';

export const correlationReversal: KindSpec<TurnedPairTold> = {
  mine: mineCorrelationReversals,
  say: sayTurnedPair,
  prune: never,
  chart: turnedPairs,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
