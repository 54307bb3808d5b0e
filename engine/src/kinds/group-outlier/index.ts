import { histogram } from '../../charts/number-plans';
import { mineGroupOutliers } from './group-outlier';
import { sayStranger, type StrangerTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const groupOutlier: KindSpec<StrangerTold> = {
  mine: mineGroupOutliers,
  say: sayStranger,
  prune: never,
  chart: ({ frame, measure, claim }) => (measure ? histogram(frame, measure, claim) : null),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, advice: 'Single Records' },
};
