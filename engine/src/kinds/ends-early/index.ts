import { type KindSpec, STANDING, never, none } from '../kind-spec';
import type { ChartPlan } from '../../charts/chart-plan';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { mineEarlyEnds, sharesOfEnds } from './ends-early';
import { t } from './messages';
import { sayEnds, type EndsTold } from './say';

/** How often things end early, by group. */
function chart({ frame, dimension, claim }: About): ChartPlan | null {
  const sql = dimension ? sharesOfEnds(frame, dimension) : null;
  if (!dimension || sql === null) return null;
  return {
    type: 'bar',
    title: t('chart', { by: dimension.noun }),
    x: { label: capital(dimension.noun), type: 'category' },
    y: { label: t('chart.share'), unit: '%' },
    series: [t('chart.share')],
    sql,
    ...(claim.member === null ? {} : { highlight: claim.member }),
    key: `ends|${dimension.column.name}`,
  };
}

export const endsEarly: KindSpec<EndsTold> = {
  mine: mineEarlyEnds,
  say: sayEnds,
  prune: never,
  chart,
  advise: none,
  rows: 'worked-out',
  standing: STANDING,
};
