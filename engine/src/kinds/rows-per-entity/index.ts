import { adviseOnLoad } from '../advice/groups';
import { quotientChart } from '../../charts/plans-of-claims';
import { columnNames } from '../../wording/column-names';
import { mineRowsPer } from './rows-per-entity';
import { sayRowsPer, type RowsPerTold } from './say';
import { type KindSpec, STANDING, never } from '../kind-spec';

export const rowsPerEntity: KindSpec<RowsPerTold> = {
  mine: mineRowsPer,
  say: sayRowsPer,
  prune: never,
  chart: quotientChart,
  advise: (about) => {
    const { measure } = about.claim.subject;
    const nameOf = columnNames(about.frame.table.columns);
    return measure.op === 'rows-per' ? adviseOnLoad(nameOf(measure.column), about) : null;
  },
  rows: 'subject',
  standing: { ...STANDING, tells: 'labels', onePerFamily: true, explainable: true },
};
