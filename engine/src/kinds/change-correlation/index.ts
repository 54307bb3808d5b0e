import { pairChart } from '../../charts/plans-of-claims';
import { adviseOnLink } from '../correlation/advise';
import { measurePairs } from '../miners/measure-pairs';
import type { PairTold } from '../miners/measure-pairs/pair-finding';
import { sayChanges } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

/** Series of one table that move together are one story after a few pairs. */
const MOST_CHANGES = 4;

export const changeCorrelation: KindSpec<PairTold> = {
  mine: measurePairs('change-correlation'),
  say: sayChanges,
  prune: never,
  chart: pairChart,
  advise: adviseOnLink,
  standing: { ...STANDING, decay: 0.75, advisedOnce: true, most: MOST_CHANGES },
};
