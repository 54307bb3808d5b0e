import { histogram } from '../../charts/number-plans';
import { adviseOnOutliers } from '../outlier/advise';
import { mineGroupOutliers } from './group-outlier';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const groupOutlier: KindSpec = {
  mine: mineGroupOutliers,
  prune: never,
  chart: ({ frame, measure, claim }) => (measure ? histogram(frame, measure, claim) : null),
  advise: adviseOnOutliers,
  standing: { ...STANDING, advice: 'Single Records' },
};
