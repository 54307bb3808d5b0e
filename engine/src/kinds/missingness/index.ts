import { mineMissing } from './missingness';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const missingness: KindSpec = {
  mine: mineMissing,
  prune: never,
  chart: none,
  advise: none,
  standing: { ...STANDING, decay: 0.75, symmetric: true, advisedOnce: true },
};
