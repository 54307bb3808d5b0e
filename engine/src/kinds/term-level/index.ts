import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { sayTermLevel, type TermLevelTold } from './say';
import { mineTermLevels } from './term-level';

export const termLevel: KindSpec<TermLevelTold> = {
  mine: mineTermLevels,
  say: sayTermLevel,
  prune: never,
  chart: none,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true },
};
