import { memberLine } from '../../charts/plans-of-claims';
import { adviseOnDriver } from './advise';
import { mineDrivers } from './driver';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const driver: KindSpec = {
  mine: mineDrivers,
  prune: never,
  chart: memberLine,
  advise: adviseOnDriver,
  standing: { ...STANDING, advice: 'Over Time' },
};
