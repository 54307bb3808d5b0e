import { pairChart } from '../../charts/plans-of-claims';
import { measurePairs } from '../miners/measure-pairs';
import type { PairTold } from '../correlation/say';
import { sayChanges } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { LIMITS } from './limits';

export const changeCorrelation: KindSpec<PairTold> = {
  mine: measurePairs('change-correlation'),
  say: sayChanges,
  prune: never,
  chart: pairChart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, decay: SHARED.decayOfConnections, advisedOnce: true, most: LIMITS.most },
};
