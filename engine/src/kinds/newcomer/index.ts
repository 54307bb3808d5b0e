import { line } from '../../charts/plans-of-claims';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { temporalScan } from '../miners/temporal-scan';
import { sayNewcomer } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const newcomer: KindSpec<ScanTold> = {
  mine: temporalScan('newcomer'),
  say: sayNewcomer,
  prune: never,
  chart: line(),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
