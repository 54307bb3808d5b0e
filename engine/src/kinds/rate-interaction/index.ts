import { groupBars } from '../../charts/plans-of-claims';
import { mineCells } from '../mean-interaction/mine-cells';
import { adviseOnShare } from '../rate-difference/advise';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const rateInteraction: KindSpec = {
  mine: mineCells('rate-interaction'),
  prune: never,
  chart: groupBars,
  advise: adviseOnShare,
  standing: { ...STANDING, explainable: true },
};
