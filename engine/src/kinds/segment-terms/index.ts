import type { Finding } from '../../insights/finding';
import { words } from '../miners/words';
import { saySegment, type SegmentTold } from './say';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** A word that prevails is told with its segment. */
const prevails = ({ member }: Finding, other: Finding): boolean => other.kind === 'terms' && other.member === member;

export const segmentTerms: KindSpec<SegmentTold> = {
  mine: words('segment-terms'),
  say: saySegment,
  prune: prevails,
  chart: none,
  advise: none,
  rows: 'own',
  standing: STANDING,
};
