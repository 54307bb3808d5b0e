import { cycleBars } from '../../charts/time-plans';
import { mineCycles } from '../seasonality/mine-shared-cycles';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const measureSeasonality: KindSpec = {
  mine: mineCycles('measure-seasonality'),
  prune: never,
  chart: ({ frame, timeline, measure, claim }) => (timeline ? cycleBars(frame, timeline, measure, claim) : null),
  advise: ({ measure }) => `Compare ${measure?.noun ?? 'values'} with the same part of the cycle, not with the period before.`,
  standing: { ...STANDING, onePerFamily: true, advice: 'Over Time' },
};
