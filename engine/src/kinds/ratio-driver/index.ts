import { quotientChart } from '../../charts/plans-of-claims';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { mineRatioDrivers } from './ratio-driver';
import { sayRatioDriver, type RatioDriverTold } from './say';

export const ratioDriver: KindSpec<RatioDriverTold> = {
  mine: mineRatioDrivers,
  say: sayRatioDriver,
  prune: never,
  chart: quotientChart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time' },
};
