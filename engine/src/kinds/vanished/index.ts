import { line } from '../../charts/plans-of-claims';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { temporalScan } from '../miners/temporal-scan';
import { sayVanished } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const vanished: KindSpec<ScanTold> = {
  mine: temporalScan('vanished'),
  say: sayVanished,
  prune: never,
  chart: line(),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
