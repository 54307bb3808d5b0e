import { pairChart } from '../../charts/plans-of-claims';
import { adviseOnLink } from '../correlation/advise';
import { mineMeasures } from '../correlation/mine-measures';
import { type KindSpec, STANDING, never } from '../kind-spec';

/** Series of one table that move together are one story after a few pairs. */
const MOST_CHANGES = 4;

export const changeCorrelation: KindSpec = {
  mine: mineMeasures('change-correlation'),
  prune: never,
  chart: pairChart,
  advise: adviseOnLink,
  standing: { ...STANDING, decay: 0.75, advisedOnce: true, most: MOST_CHANGES },
};
