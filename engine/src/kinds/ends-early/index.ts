import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineEarlyEnds } from './ends-early';
import { sayEnds, type EndsTold } from './say';

export const endsEarly: KindSpec<EndsTold> = {
  mine: mineEarlyEnds,
  say: sayEnds,
  prune: never,
  chart: none,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
