import { memberLine, quotientChart } from '../../charts/plans-of-claims';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { mineRatioDrivers } from './ratio-driver';
import { sayRatioDriver, type RatioDriverTold } from './say';

export const ratioDriver: KindSpec<RatioDriverTold> = {
  mine: mineRatioDrivers,
  say: sayRatioDriver,
  prune: never,
  // Over time, of whom it speaks beside all others; where nobody holds the quotient itself, by group.
  chart: (about) => memberLine(about) ?? quotientChart(about),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time' },
};
