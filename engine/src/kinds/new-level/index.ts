import { line } from '../../charts/plans-of-claims';
import { adviseOnSurge } from '../spike/advise';
import { isOthersSurge } from '../spike/is-others';
import { mineNew } from './mine-new';
import { type KindSpec, STANDING } from '../kind-spec';

export const newLevel: KindSpec = {
  mine: mineNew('new-level'),
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnSurge,
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
