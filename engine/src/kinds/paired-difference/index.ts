import { histogram } from '../../charts/number-plans';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { minePairedDifferences } from './paired-difference';
import { sayPaired, type PairedTold } from './say';

export const pairedDifference: KindSpec<PairedTold> = {
  mine: minePairedDifferences,
  say: sayPaired,
  prune: never,
  chart: ({ frame, measure, claim }) => (measure ? histogram(frame, measure, claim) : null),
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, onePerFamily: true },
};
