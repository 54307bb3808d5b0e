import { adviseOnSurge } from '../advice/times';
import { line } from '../../charts/plans-of-claims';
import { isOthersSurge } from '../spike/is-others';
import { newValues } from '../miners/new-values';
import { sayNew, type NewTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const newLevel: KindSpec<NewTold> = {
  mine: newValues('new-level'),
  say: sayNew,
  prune: isOthersSurge,
  chart: line({ peak: true }),
  advise: adviseOnSurge,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
