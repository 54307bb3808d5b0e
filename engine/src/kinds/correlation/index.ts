import { pairChart } from '../../charts/plans-of-claims';
import { adviseOnLink } from './advise';
import { measurePairs } from '../miners/measure-pairs';
import { isTurned } from '../correlation-reversal/turns-pair';
import { sayPair, type PairTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING } from '../kind-spec';

export const correlation: KindSpec<PairTold> = {
  mine: measurePairs('correlation'),
  say: sayPair,
  prune: isTurned,
  chart: pairChart,
  advise: adviseOnLink,
  standing: { ...STANDING, decay: SHARED.decayOfConnections, advisedOnce: true },
};
