import { adviseOnOutliers } from '../advice/records';
import { histogram } from '../../charts/number-plans';
import { mineOutliers } from './outlier';
import { sayFar, type FarTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const outlier: KindSpec<FarTold> = {
  mine: mineOutliers,
  say: sayFar,
  prune: never,
  chart: ({ frame, measure, claim }) => (measure ? histogram(frame, measure, claim) : null),
  advise: adviseOnOutliers,
  rows: 'own',
  standing: { ...STANDING, advice: 'Single Records' },
};
