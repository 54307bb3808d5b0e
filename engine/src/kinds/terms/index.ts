import { adviseOnTerm } from '../advice/records';
import { words } from '../miners/words';
import { sayPrevailing, type PrevailingTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const terms: KindSpec<PrevailingTold> = {
  mine: words('terms'),
  say: sayPrevailing,
  prune: never,
  chart: none,
  advise: adviseOnTerm,
  rows: 'subject',
  standing: STANDING,
};
