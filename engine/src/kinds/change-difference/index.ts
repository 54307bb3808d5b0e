import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { mineChangeDifferences } from './change-difference';
import { changeChart } from './change-chart';
import { sayChanges, type ChangeTold } from './say';

export const changeDifference: KindSpec<ChangeTold> = {
  mine: mineChangeDifferences,
  say: sayChanges,
  prune: never,
  chart: changeChart,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
