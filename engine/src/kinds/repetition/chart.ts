import { titleWithin } from '../../charts/bar-plans';
import { MOST_BARS, type ChartPlan } from '../../charts/chart-plan';
import { splitsOf } from '../../contracts/report/claim';
import { conditions, equals, name, where } from '../../insights/sql';
import { columnNames } from '../../wording/column-names';
import { capital } from '../../wording/human';
import type { About } from '../about';
import { t } from './messages';

/** How often each amount comes with the one who has one of them again and again. */
export function chartOfRepeated({ frame, claim }: About): ChartPlan | null {
  const [party, amount] = splitsOf(claim.subject);
  const dimension = frame.dimensions.find(({ column }) => column.name === party);
  if (!dimension || amount === undefined || claim.member === null) return null;
  const noun = columnNames(frame.table.columns)(amount);
  const text = `CAST(${name(amount)} AS VARCHAR)`;
  const own = conditions(equals(dimension.column, claim.member), `${name(amount)} IS NOT NULL`);
  const groups = `SELECT ${text} AS x, count(*) AS y FROM ${frame.table.relation}${where(own)} GROUP BY 1`;
  const of = [{ column: dimension.column.name, op: '=' as const, value: claim.member }];
  return {
    type: 'bar',
    title: titleWithin(frame, t('chart', { rows: capital(frame.rows), noun }), of),
    x: { label: capital(noun), type: 'category' },
    y: { label: capital(frame.rows) },
    series: [capital(frame.rows)],
    sql: `${groups} ORDER BY y DESC, x LIMIT ${MOST_BARS}`,
    part: { what: 'groups', chosen: 'highest', limit: MOST_BARS, sql: `SELECT count(*) AS n FROM (${groups})` },
    rows: [{ how: 'count', where: own, at: { sql: text, columns: [amount] } }],
    key: `repeated|${dimension.column.name}|${claim.member}|${amount}`,
  };
}
