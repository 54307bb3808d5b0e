import { adviseOnDriver } from '../advice/times';
import { memberLine } from '../../charts/plans-of-claims';
import { mineDrivers } from './driver';
import { sayDriver, type DriverTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const driver: KindSpec<DriverTold> = {
  mine: mineDrivers,
  say: sayDriver,
  prune: never,
  chart: memberLine,
  advise: adviseOnDriver,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time', when: 'spans' },
};
