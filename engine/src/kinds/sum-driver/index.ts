import type { ChartPlan } from '../../charts/chart-plan';
import { memberLine } from '../../charts/plans-of-claims';
import type { About } from '../about';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { mineSumDrivers } from './sum-driver';
import { saySumDriver, type SumDriverTold } from './say';

const chart = (about: About): ChartPlan | null => memberLine(about);

export const sumDriver: KindSpec<SumDriverTold> = {
  mine: mineSumDrivers,
  say: saySumDriver,
  prune: never,
  chart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time' },
};
