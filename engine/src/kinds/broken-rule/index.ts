import { adviseOnBroken } from '../advice/records';
import { mineBrokenRules } from './broken-rule';
import { chartOfBroken } from './chart';
import { sayBroken, type BrokenTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const brokenRule: KindSpec<BrokenTold> = {
  mine: mineBrokenRules,
  say: sayBroken,
  prune: never,
  chart: chartOfBroken,
  advise: adviseOnBroken,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, decay: 1, advice: 'Single Records' },
};
