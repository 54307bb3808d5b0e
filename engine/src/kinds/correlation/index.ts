import { pairChart } from '../../charts/plans-of-claims';
import { adviseOnLink } from './advise';
import { mineMeasures } from './mine-measures';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const correlation: KindSpec = {
  mine: mineMeasures('correlation'),
  prune: never,
  chart: pairChart,
  advise: adviseOnLink,
  standing: { ...STANDING, decay: 0.75, advisedOnce: true },
};
