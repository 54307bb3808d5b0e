import type { ChartPlan } from '../../charts/chart-plan';
import { takenOf } from '../../charts/points-behind';
import { name } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { type KindSpec, STANDING, never, none } from '../kind-spec';
import { t } from './messages';
import { barsSql, mineRankings } from './ranking';
import { sayRanking, type RankingTold } from './say';

function chart({ frame, claim, measure }: About): ChartPlan | null {
  const thing = claim.subject.breakdown;
  if (!measure || typeof thing !== 'string') return null;
  return {
    type: 'bar',
    title: t('title', { noun: measure.noun }),
    x: { label: capital(columnNames(frame.table.columns)(thing)), type: 'category' },
    y: { label: capital(measure.noun), ...(measure.unit ? { unit: measure.unit } : {}) },
    series: [capital(measure.noun)],
    sql: barsSql(frame, thing, measure),
    rows: [
      {
        ...takenOf('highest', measure, `${name(thing)} IS NOT NULL`),
        at: { sql: name(thing), columns: [thing] },
        single: true,
      },
    ],
    key: `ranking|${thing}|${measure.id}`,
  };
}

export const ranking: KindSpec<RankingTold> = {
  mine: mineRankings,
  say: sayRanking,
  prune: never,
  chart,
  advise: none,
  rows: 'own',
  standing: STANDING,
};
