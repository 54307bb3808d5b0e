import { groupBars } from '../../charts/plans-of-claims';
import { adviseOnLevel } from '../group-difference/advise';
import { isLevelOfOther } from '../group-difference/is-level';
import { mineCells } from './mine-cells';
import { type KindSpec, STANDING } from '../kind-spec';

export const meanInteraction: KindSpec = {
  mine: mineCells('mean-interaction'),
  prune: isLevelOfOther,
  chart: groupBars,
  advise: adviseOnLevel,
  standing: { ...STANDING, onePerFamily: true, explainable: true },
};
