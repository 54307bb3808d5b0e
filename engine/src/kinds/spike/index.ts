import { adviseOnSurge } from '../advice/times';
import { line } from '../../charts/plans-of-claims';
import { countsOverTime } from '../miners/counts-over-time';
import { isOfEpisode } from '../episode/clearer';
import { isOthersSurge } from './is-others';
import { saySurge, type SurgeTold } from './say';
import { type KindSpec, STANDING } from '../kind-spec';

export const spike: KindSpec<SurgeTold> = {
  mine: countsOverTime('spike'),
  say: saySurge,
  prune: (finding, other) => isOthersSurge(finding, other) || isOfEpisode(finding, other),
  chart: line({ peak: true }),
  advise: adviseOnSurge,
  rows: 'own',
  standing: { ...STANDING, onePerFamily: true, memberIsPlace: true, advice: 'Over Time' },
};
