import { adviseOnDriver } from '../advice/times';
import { memberLine } from '../../charts/plans-of-claims';
import { mineMeanDrivers } from './mean-driver';
import { sayMeanDriver, type MeanDriverTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const meanDriver: KindSpec<MeanDriverTold> = {
  mine: mineMeanDrivers,
  say: sayMeanDriver,
  prune: never,
  chart: memberLine,
  advise: adviseOnDriver,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time', when: 'spans' },
};
