import type { Finding } from '../../insights/finding';
import type { TrendTold } from '../trend/say';
import { LIMITS } from './limits';

/** That a group becomes more or less frequent: its own trend, which that of its share of all rows bears out. */
export const frequencyFinding = (own: Finding<TrendTold>, share: Finding<TrendTold>): Finding<TrendTold> => ({
  ...own,
  kind: 'subgroup-count-trend',
  tests: [...own.tests, ...share.tests],
  strength: own.strength * LIMITS.weight,
});
