import { boxes } from '../../charts/boxes';
import type { ChartPlan } from '../../charts/chart-plan';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { About } from '../about';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { saySpread, type SpreadTold } from './say';
import { mineSpreadDifferences } from './spread-difference';

/** How its values lie in each group. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const { measure } = claim.subject;
  const own = measure.op === 'spread' ? columnMeasure(frame, measure.column) : undefined;
  return dimension && own ? boxes(frame, dimension, own, claim) : null;
}

export const spreadDifference: KindSpec<SpreadTold> = {
  mine: mineSpreadDifferences,
  say: saySpread,
  prune: never,
  chart,
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, tells: 'spread', onePerFamily: true },
};
