import type { ChartPlan } from '../../charts/chart-plan';
import { LIMITS } from '../../charts/limits';
import { splitsOf } from '../../contracts/report/claim';
import { conditions, equals, name, where } from '../../insights/sql';
import { capital } from '../../wording/human';
import { shareTitle } from '../../wording/label-phrases';
import type { About } from '../about';
import { t } from './messages';

/** How often the event is in each group within each part: where the order turns is seen there, and not of all. */
export function chartOfReversal({ frame, outcome, claim }: About): ChartPlan | null {
  const [dimension, by] = splitsOf(claim.subject).map((one) => frame.dimensions.find(({ column }) => column.name === one));
  if (!dimension || !by || !outcome) return null;
  const [group, part, result] = [name(dimension.column.name), name(by.column.name), name(outcome.dimension.column.name)];
  const pair = `CAST(${part} AS VARCHAR) || ', ' || CAST(${group} AS VARCHAR)`;
  const mark = equals(outcome.dimension.column, outcome.label);
  const known = conditions(...[group, part, result].map((one) => `${one} IS NOT NULL`));
  return {
    type: 'bar',
    title: t('chart', { share: shareTitle(outcome.dimension, outcome.label), group: dimension.noun, by: by.noun }),
    x: { label: capital(by.noun), type: 'category' },
    y: { label: t('chart.share', { rows: frame.rows }), unit: '%' },
    series: [t('chart.share', { rows: frame.rows })],
    sql: `SELECT ${pair} AS x, avg((${mark})::INT) AS y FROM ${frame.table.relation}${where(known)} GROUP BY 1 HAVING count(*) >= ${LIMITS.fewestRowsOfABar} ORDER BY x LIMIT ${LIMITS.mostInOrder}`,
    rows: [
      {
        how: 'share',
        mark: { sql: mark, columns: [outcome.dimension.column.name] },
        where: known,
        at: { sql: pair, columns: [by.column.name, dimension.column.name] },
      },
    ],
    key: `reversal|${dimension.column.name}|${by.column.name}|${outcome.dimension.column.name}|${outcome.label}`,
  };
}
