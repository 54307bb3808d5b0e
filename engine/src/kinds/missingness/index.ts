import type { ChartPlan } from '../../charts/chart-plan';
import { sharesByLabel } from '../../charts/marked-plans';
import { condition } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import type { About } from '../about';
import { t } from './messages';
import { mineMissing } from './missingness';
import { sayMissing, type MissingTold } from './say';
import { LIMITS as SHARED } from '../limits';
import { type KindSpec, STANDING, never, none } from '../kind-spec';

/** How often it is missing, by group. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const [gap] = claim.subject.filter;
  if (!dimension || !gap) return null;
  const share = t('chart.share', { rows: frame.rows, noun: columnNames(frame.table.columns)(gap.column) });
  const marked = { share, among: '', mark: condition(frame.table, [gap]), columns: [gap.column], key: `missing|${gap.column}` };
  return sharesByLabel(frame, marked, dimension, claim, claim.baseline);
}

export const missingness: KindSpec<MissingTold> = {
  mine: mineMissing,
  say: sayMissing,
  prune: never,
  chart,
  advise: none,
  rows: 'own',
  standing: { ...STANDING, tells: 'gaps', decay: SHARED.decayOfConnections, symmetric: true, advisedOnce: true },
};
