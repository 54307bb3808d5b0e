import { pairChart } from '../../charts/plans-of-claims';
import { measurePairs } from '../miners/measure-pairs';
import { isTurned } from '../correlation-reversal/turns-pair';
import { sayPair, type PairTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, none } from '../kind-spec';

export const correlation: KindSpec<PairTold> = {
  mine: measurePairs('correlation'),
  say: sayPair,
  prune: isTurned,
  chart: pairChart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, tells: 'pairs', onePerFamily: true, decay: SHARED.decayOfConnections, advisedOnce: true },
};
