import { MOST_BARS, type ChartPlan } from '../../charts/chart-plan';
import { conditions } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import { wholeText } from '../../wording/number-text';
import type { About } from '../about';
import { type KindSpec, STANDING, never } from '../kind-spec';
import { mineLastReading, whoSql } from './last-reading';
import { t } from './messages';
import { questionsOf, type Question } from './questions';
import { membersNoun, sayLastReading } from './say';

const questionOf = ({ frame, claim: { subject } }: About): Question | undefined => {
  const [asked] = subject.filter;
  return questionsOf(frame).find(({ how, measure }) => measure.columns[0] === asked?.column && asked?.op === (how === 'owed' ? '>' : how === 'below' ? '<' : 'is not null'));
}; // prettier-ignore

/** Those of whom it is so, the most of it first. */
function chart(about: About): ChartPlan | null {
  const question = questionOf(about);
  if (!question) return null;
  const { frame } = about;
  const { how, measure, least, is, by, known, readings } = question;
  const nameOf = columnNames(frame.table.columns);
  const members = membersNoun(frame, readings);
  const label = t('label', { how, what: measure.noun, least: least === null ? '' : nameOf(least) });
  const only = conditions(known, readings.last, is);
  const unit = how === 'short' ? null : measure.unit;
  const columns = [...measure.columns, ...(least === null ? [] : [least])];
  return {
    type: 'bar',
    title: capital(t('title', { label, members })),
    x: { label: capital(members), type: 'category' },
    y: { label: capital(label), ...(unit === null ? {} : { unit }) },
    series: [capital(label)],
    sql: `SELECT ${whoSql(readings)} AS x, ${by} AS y FROM ${frame.table.relation} WHERE ${only} ORDER BY y DESC, x LIMIT ${MOST_BARS}`,
    part: { what: 'groups', chosen: 'highest', limit: MOST_BARS, sql: `SELECT count(*) AS n FROM ${frame.table.relation} WHERE ${only}` },
    rows: [{ how: 'highest', value: { sql: by, columns }, where: only, at: { sql: whoSql(readings), columns: readings.who }, single: true }],
    key: `last-reading|${how}|${measure.id}`,
  };
} // prettier-ignore

/** With whom to begin. */
function advise(about: About): string | null {
  const question = questionOf(about);
  const { value } = about.claim;
  if (!question || value === null) return null;
  const { how, readings } = question;
  return t('advice', { how, count: wholeText(value), members: membersNoun(about.frame, readings) });
}

export const lastReading: KindSpec<Question> = {
  mine: mineLastReading,
  say: sayLastReading,
  prune: never,
  chart,
  advise,
  rows: 'own',
  standing: { ...STANDING, comesFirst: true, advice: 'Single Records' },
};
