import { pairChart } from '../../charts/plans-of-claims';
import { adviseOnLink } from '../correlation/advise';
import { measurePairs } from '../miners/measure-pairs';
import type { PairTold } from '../correlation/say';
import { sayChanges } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, never } from '../kind-spec';
import { LIMITS } from './limits';

export const changeCorrelation: KindSpec<PairTold> = {
  mine: measurePairs('change-correlation'),
  say: sayChanges,
  prune: never,
  chart: pairChart,
  advise: adviseOnLink,
  standing: { ...STANDING, decay: SHARED.decayOfConnections, advisedOnce: true, most: LIMITS.most },
};
