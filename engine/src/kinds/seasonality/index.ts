import { adviseOnSeason } from '../advice/times';
import { cycleBars } from '../../charts/time-plans';
import { cycles } from '../miners/cycles';
import { sayCountCycle, type CountCycleTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const seasonality: KindSpec<CountCycleTold> = {
  mine: cycles('seasonality'),
  say: sayCountCycle,
  prune: never,
  chart: ({ frame, timeline, measure, claim }) => (timeline ? cycleBars(frame, timeline, measure, claim) : null),
  advise: adviseOnSeason,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
