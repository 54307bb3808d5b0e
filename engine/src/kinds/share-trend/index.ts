import { shareLine } from '../../charts/plans-of-claims';
import type { Finding } from '../../insights/finding';
import { type KindSpec, none, STANDING } from '../kind-spec';
import { mineShareTrends } from './share-trend';
import { sayShareTrend, type ShareTrendTold } from './say';

/** What tells more of the same group over time: that it begins, ends, is there for a while, or grows by itself. */
const SAYS_MORE = new Set<Finding['kind']>(['newcomer', 'vanished', 'episode', 'subgroup-count-trend', 'new-level']);

const isToldOtherwise = ({ subject, member }: Finding, other: Finding): boolean =>
  SAYS_MORE.has(other.kind) &&
  subject.measure.op === 'rate' &&
  other.subject.filter.some(
    (one) => subject.measure.op === 'rate' && one.column === subject.measure.column && one.value === member,
  );

export const shareTrend: KindSpec<ShareTrendTold> = {
  mine: mineShareTrends,
  say: sayShareTrend,
  prune: isToldOtherwise,
  chart: shareLine(),
  advise: none,
  rows: 'worked-out',
  standing: { ...STANDING, advice: 'Over Time', when: 'slope' },
};
