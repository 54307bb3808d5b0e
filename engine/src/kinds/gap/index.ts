import { line } from '../../charts/plans-of-claims';
import { adviseOnGap } from '../spike/advise';
import { isOthersSurge } from '../spike/is-others';
import { minePeriods } from '../spike/mine-periods';
import { type KindSpec, STANDING } from '../kind-spec';

export const gap: KindSpec = {
  mine: minePeriods('gap'),
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnGap,
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
