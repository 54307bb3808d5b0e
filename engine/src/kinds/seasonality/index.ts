import { cycleBars } from '../../charts/time-plans';
import { mineCycles } from './mine-shared-cycles';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const seasonality: KindSpec = {
  mine: mineCycles('seasonality'),
  prune: never,
  chart: ({ frame, timeline, measure, claim }) => (timeline ? cycleBars(frame, timeline, measure, claim) : null),
  advise: () => 'Expect the same rhythm again, and plan for its busy times.',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
