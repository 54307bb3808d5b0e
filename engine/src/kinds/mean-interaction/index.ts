import { adviseOnLevel } from '../advice/groups';
import { groupBars } from '../../charts/plans-of-claims';
import { isLevelOfOther } from '../group-difference/is-level';
import { cells } from '../miners/cells';
import { sayLevelInside, type LevelInsideTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const meanInteraction: KindSpec<LevelInsideTold> = {
  mine: cells('mean-interaction'),
  say: sayLevelInside,
  prune: isLevelOfOther,
  chart: groupBars,
  advise: adviseOnLevel,
  rows: 'subject',
  standing: { ...STANDING, onePerFamily: true, explainable: true },
};
