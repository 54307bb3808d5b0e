import { countBars } from '../../charts/bar-plans';
import { mineDominance } from './dominance';
import { sayLead, type LeadTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const dominance: KindSpec<LeadTold> = {
  mine: mineDominance,
  say: sayLead,
  prune: never,
  chart: ({ frame, dimension, claim }) => (dimension ? countBars(frame, dimension, claim) : null),
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, tells: 'labels', decay: SHARED.decayOfLeaders },
};
