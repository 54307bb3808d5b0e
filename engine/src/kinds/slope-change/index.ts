import { line } from '../../charts/plans-of-claims';
import { seriesChanges } from '../miners/series-changes';
import { saySlope, type SlopeTold } from './say';
import { type KindSpec, never, none, STANDING } from '../kind-spec';

export const slopeChange: KindSpec<SlopeTold> = {
  mine: seriesChanges('slope-change'),
  say: saySlope,
  prune: never,
  chart: line(),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
