import { mineStructure } from './hierarchy';
import { sayLevels, type LevelsTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const hierarchy: KindSpec<LevelsTold> = {
  mine: mineStructure,
  say: sayLevels,
  prune: never,
  chart: none,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, most: Infinity },
};
