import { mineStructure } from './hierarchy';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const hierarchy: KindSpec = {
  mine: mineStructure,
  prune: never,
  chart: none,
  advise: none,
  standing: { ...STANDING, most: Infinity },
};
