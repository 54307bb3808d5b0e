import type { ChartPlan } from '../../charts/chart-plan';
import { scatterByGroup } from '../../charts/number-plans';
import { measureSplitBy } from '../../insights/frame/measures/measure-of';
import type { About } from '../about';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { LIMITS as SHARED } from '../limits';
import { mineSlopeCrossings } from './slope-crossing';
import { sayCrossing, type CrossingTold } from './say';

function chart({ frame, measure, claim }: About): ChartPlan | null {
  const [x, column] = [claim.subject.breakdown].flat();
  const across = measureSplitBy(frame, x);
  const dimension = frame.dimensions.find((one) => one.column.name === column);
  return measure && across && dimension ? scatterByGroup(frame, across, measure, dimension) : null;
}

export const slopeCrossing: KindSpec<CrossingTold> = {
  mine: mineSlopeCrossings,
  say: sayCrossing,
  prune: never,
  chart,
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, decay: SHARED.decayOfConnections, advisedOnce: true },
};
