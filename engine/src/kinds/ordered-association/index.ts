import { groupBars } from '../../charts/plans-of-claims';
import { fitsHeatmap, heatmap } from '../../charts/heatmap';
import type { ChartPlan } from '../../charts/chart-plan';
import type { About } from '../about';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { LIMITS as SHARED } from '../limits';
import { mineOrderedAssociations } from './ordered-association';
import { sayOrdered, type OrderedTold } from './say';

function chart(about: About): ChartPlan | null {
  const { frame, dimension, outcome, claim } = about;
  if (dimension && outcome && fitsHeatmap(dimension) && fitsHeatmap(outcome.dimension))
    return heatmap(frame, dimension, outcome.dimension, claim);
  return groupBars(about);
}

export const orderedAssociation: KindSpec<OrderedTold> = {
  mine: mineOrderedAssociations,
  say: sayOrdered,
  prune: never,
  chart,
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, decay: SHARED.decayOfConnections, symmetric: true },
};
