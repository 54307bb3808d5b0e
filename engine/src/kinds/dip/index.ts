import { adviseOnGap } from '../advice/times';
import { line } from '../../charts/plans-of-claims';
import { isOthersSurge } from '../spike/is-others';
import { countsOverTime } from '../miners/counts-over-time';
import { sayDip, type DipTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const dip: KindSpec<DipTold> = {
  mine: countsOverTime('dip'),
  say: sayDip,
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnGap,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
