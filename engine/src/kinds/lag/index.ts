import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { LIMITS as SHARED } from '../limits';
import { mineLags } from './lag';
import { sayLag, type LagTold } from './say';

export const lag: KindSpec<LagTold> = {
  mine: mineLags,
  say: sayLag,
  prune: never,
  chart: none,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, decay: SHARED.decayOfConnections },
};
