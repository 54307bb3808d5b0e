import { cycleBars } from '../../charts/time-plans';
import { cycles } from '../miners/cycles';
import { sayMeasureCycle, type MeasureCycleTold } from './say';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const measureSeasonality: KindSpec<MeasureCycleTold> = {
  mine: cycles('measure-seasonality'),
  say: sayMeasureCycle,
  prune: never,
  chart: ({ frame, timeline, measure, claim }) => (timeline ? cycleBars(frame, timeline, measure, claim) : null),
  advise: none,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
