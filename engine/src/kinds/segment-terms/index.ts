import type { Finding } from '../../insights/finding';
import { mineWords } from '../terms/mine-words';
import { type KindSpec, STANDING, none } from '../kind-spec';

/** A word that prevails is told with its segment. */
const prevails = ({ member }: Finding, other: Finding): boolean => other.kind === 'terms' && other.member === member;

export const segmentTerms: KindSpec = {
  mine: mineWords('segment-terms'),
  prune: prevails,
  chart: none,
  advise: none,
  standing: { ...STANDING, lenient: true },
};
