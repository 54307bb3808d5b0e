import { line } from '../../charts/plans-of-claims';
import { newValues } from '../miners/new-values';
import { sayNew, type NewTold } from '../new-level/say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const newTerm: KindSpec<NewTold> = {
  mine: newValues('new-term'),
  say: sayNew,
  prune: never,
  chart: line(),
  advise: none,
  rows: 'own',
  standing: STANDING,
};
