import { MOST_BARS, type ChartPlan } from '../../charts/chart-plan';
import { capital } from '../../wording/human';
import { levelNoun } from '../../wording/phrases';
import { shareWith } from '../../wording/label-phrases';
import type { About } from '../about';
import { type KindSpec, STANDING } from '../kind-spec';
import { columnNames } from '../../wording/column-names';
import { adviseOnFew } from './advise';
import { mineConcentration } from './concentration';
import { barsSql, membersSql, type Few } from './few-sql';
import { isToldByFew, tellsOf } from './is-told';
import { membersNoun, sayFew } from './say';
import { t } from './messages';
import { toldOf } from './told-of';

/** The few beside the next ones, and what is usual among the others. */
function chart({ frame, claim }: About): ChartPlan | null {
  const about = toldOf(frame, claim);
  if (!about) return null;
  const { told, question } = about;
  const { column } = told.members;
  const noun =
    question.of === 'rows'
      ? frame.rows
      : question.of === 'share'
        ? shareWith(question.dimension, question.label)
        : question.of === 'level'
          ? levelNoun(question.measure)
          : question.measure.noun;
  const isShare = question.of === 'share' || (question.of === 'level' && question.measure.fraction);
  const unit = isShare ? '%' : 'measure' in question ? question.measure.unit : null;
  return {
    type: 'bar',
    title: capital(t('title', { noun, members: membersNoun(told.members, frame) })),
    x: { label: capital(columnNames(frame.table.columns)(column)), type: 'category' },
    y: { label: capital(noun), ...(unit === null ? {} : { unit }) },
    series: [capital(noun)],
    sql: barsSql(frame, told, MOST_BARS),
    part: {
      what: 'groups',
      chosen: told.direction === 'high' ? 'highest' : 'lowest',
      limit: MOST_BARS,
      sql: membersSql(frame, told),
    },
    ...(claim.baseline === null ? {} : { reference: { label: t('usual'), value: claim.baseline } }),
    key: `concentration|${column}|${claim.direction}|${question.of}|${noun}`,
  };
}

export const concentration: KindSpec<Few> = {
  mine: mineConcentration,
  say: sayFew,
  prune: isToldByFew,
  covers: tellsOf,
  chart,
  advise: adviseOnFew,
  rows: 'own',
  standing: STANDING,
};
