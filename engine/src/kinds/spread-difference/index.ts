import { boxes } from '../../charts/boxes';
import { type KindSpec, never, none, STANDING } from '../kind-spec';
import { saySpread, type SpreadTold } from './say';
import { mineSpreadDifferences } from './spread-difference';

export const spreadDifference: KindSpec<SpreadTold> = {
  mine: mineSpreadDifferences,
  say: saySpread,
  prune: never,
  chart: ({ frame, dimension, measure, claim }) => (dimension && measure ? boxes(frame, dimension, measure, claim) : null),
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, onePerFamily: true },
};
