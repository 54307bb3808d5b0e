import { mineEvenness } from './evenness';
import { sayEven, type EvenTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const evenness: KindSpec<EvenTold> = {
  mine: mineEvenness,
  say: sayEven,
  prune: never,
  chart: none,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
