import { memberLine } from '../../charts/plans-of-claims';
import { adviseOnDriver } from '../driver/advise';
import { mineMeanDrivers } from './mean-driver';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const meanDriver: KindSpec = {
  mine: mineMeanDrivers,
  prune: never,
  chart: memberLine,
  advise: adviseOnDriver,
  standing: { ...STANDING, advice: 'Over Time' },
};
