import { scatterByGroup } from '../../charts/number-plans';
import type { ChartPlan } from '../../charts/chart-plan';
import type { About } from '../about';
import { LIMITS } from './limits';

/** All points, each group in its colour. */
export function turnedPairs({ frame, measure, claim }: About): ChartPlan | null {
  const [x, by] = [claim.subject.breakdown].flat();
  const other = frame.measures.find(({ id }) => id === x);
  const dimension = frame.dimensions.find(({ column }) => column.name === by);
  return measure && other && dimension && dimension.labels.length <= LIMITS.mostStrata
    ? scatterByGroup(frame, other, measure, dimension)
    : null;
}
