import { adviseOnShare } from '../advice/groups';
import { groupBars } from '../../charts/plans-of-claims';
import { cells } from '../miners/cells';
import { sayShareInside, type ShareInsideTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const rateInteraction: KindSpec<ShareInsideTold> = {
  mine: cells('rate-interaction'),
  say: sayShareInside,
  prune: never,
  chart: groupBars,
  advise: adviseOnShare,
  rows: 'subject',
  standing: { ...STANDING, explainable: true },
};
