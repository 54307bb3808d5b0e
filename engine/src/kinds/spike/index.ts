import { line } from '../../charts/plans-of-claims';
import { minePeriods } from './mine-periods';
import { isOthersSurge } from './is-others';
import { adviseOnSurge } from './advise';
import { type KindSpec, STANDING } from '../kind-spec';

export const spike: KindSpec = {
  mine: minePeriods('spike'),
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnSurge,
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
