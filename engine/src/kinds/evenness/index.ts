import { mineEvenness } from './evenness';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const evenness: KindSpec = {
  mine: mineEvenness,
  prune: never,
  chart: none,
  advise: none,
  standing: STANDING,
};
