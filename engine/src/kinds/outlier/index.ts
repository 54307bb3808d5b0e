import { histogram } from '../../charts/number-plans';
import { adviseOnOutliers } from './advise';
import { mineOutliers } from './outlier';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const outlier: KindSpec = {
  mine: mineOutliers,
  prune: never,
  chart: ({ frame, measure, claim }) => (measure ? histogram(frame, measure, claim) : null),
  advise: adviseOnOutliers,
  standing: { ...STANDING, advice: 'Single Records' },
};
