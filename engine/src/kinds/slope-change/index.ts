import { line } from '../../charts/plans-of-claims';
import { seriesChanges } from '../miners/series-changes';
import { isWhollyOneGroups } from '../subgroup-trend/wholly-one-groups';
import { saySlope, type SlopeTold } from './say';
import { type KindSpec, none, STANDING } from '../kind-spec';

export const slopeChange: KindSpec<SlopeTold> = {
  mine: seriesChanges('slope-change'),
  say: saySlope,
  prune: isWhollyOneGroups,
  chart: line(),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
