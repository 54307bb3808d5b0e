import { adviseOnPeak } from '../advice/times';
import { line } from '../../charts/plans-of-claims';
import { isOthersSurge } from '../spike/is-others';
import { mineMeasureSpikes } from './measure-spike';
import { sayPeak, type PeakTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const measureSpike: KindSpec<PeakTold> = {
  mine: mineMeasureSpikes,
  say: sayPeak,
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnPeak,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
