import { line } from '../../charts/plans-of-claims';
import type { ScanTold } from '../miners/temporal-scan/scan-finding';
import { temporalScan } from '../miners/temporal-scan';
import { isOfPeak } from './clearer';
import { sayEpisode } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

export const episode: KindSpec<ScanTold> = {
  mine: temporalScan('episode'),
  say: sayEpisode,
  prune: isOfPeak,
  chart: line(),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
