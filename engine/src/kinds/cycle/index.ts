import { line } from '../../charts/plans-of-claims';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { mineCyclesOfAnyLength } from './cycle';
import { sayCycle, type CycleTold } from './say';

export const cycle: KindSpec<CycleTold> = {
  mine: mineCyclesOfAnyLength,
  say: sayCycle,
  prune: never,
  chart: line(),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
