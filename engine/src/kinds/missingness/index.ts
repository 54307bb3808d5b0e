import { mineMissing } from './missingness';
import { sayMissing, type MissingTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const missingness: KindSpec<MissingTold> = {
  mine: mineMissing,
  say: sayMissing,
  prune: never,
  chart: none,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, decay: SHARED.decayOfConnections, symmetric: true, advisedOnce: true },
};
