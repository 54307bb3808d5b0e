import { line } from '../../charts/plans-of-claims';
import { mineNew } from '../new-level/mine-new';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

export const newTerm: KindSpec = {
  mine: mineNew('new-term'),
  prune: never,
  chart: line(),
  advise: none,
  standing: { ...STANDING, lenient: true },
};
