import type { Finding } from '../../insights/finding';
import { countBars } from '../../charts/bar-plans';
import { sameCell } from '../../insights/judge/groups-of';
import { labelPairs } from '../miners/label-pairs';
import { isOfOrder } from '../ordered-association/is-of-order';
import { sayLeader, type LeaderTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** An association of the same two labels that is told from the other side. */
const isAssociation = (finding: Finding, other: Finding): boolean =>
  other.kind === 'association' && sameCell(other, finding) && finding.subject.filter[0]?.value !== other.member;

export const conditionalDominance: KindSpec<LeaderTold> = {
  mine: labelPairs('conditional-dominance'),
  say: sayLeader,
  prune: (finding, other) => isAssociation(finding, other) || isOfOrder(finding, other),
  chart: ({ frame, dimension, claim }) => (dimension ? countBars(frame, dimension, claim) : null),
  advise: none,
  rows: 'subject',
  standing: { ...STANDING, tells: 'labels', decay: SHARED.decayOfLeaders },
};
