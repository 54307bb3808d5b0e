import { quotientChart } from '../../charts/plans-of-claims';
import { human } from '../../wording/human';
import type { About } from '../about';
import { mineRowsPer } from './rows-per-entity';
import { sayRowsPer, type RowsPerTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

function advise({ frame, claim, who }: About): string | null {
  const { measure } = claim.subject;
  if (who === null || measure.op !== 'rows-per') return null;
  const each = `${frame.rows} for each ${human(measure.column)} among ${who}`;
  return claim.direction === 'high'
    ? `Find out why there are more ${each}, and whether the load can be shared.`
    : `See whether there is room for more ${each}.`;
}

export const rowsPerEntity: KindSpec<RowsPerTold> = {
  mine: mineRowsPer,
  say: sayRowsPer,
  prune: never,
  chart: quotientChart,
  advise: advise,
  standing: { ...STANDING, onePerFamily: true, explainable: true },
};
