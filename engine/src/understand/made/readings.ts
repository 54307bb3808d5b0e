import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText } from '../../wording/human';
import { LIMITS as SHAPE } from '../shape/limits';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

/**
 * The number of each reading of things that come again by a plan of their own, where nothing but a date says when: the second one lies as far behind the
 * first for nearly all of them, on whatever day they began. Who comes when he likes has no plan.
 */
export async function readingsOf(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  { model }: Table,
  nameFree: FreeName,
  signal?: AbortSignal,
): Promise<Made[]> {
  if ((model?.shape.kind !== 'event' && model?.shape.kind !== 'panel') || model.time?.columns.length !== 1) return [];
  const [date = ''] = model.time.columns;
  const isGroup = new Set(model.columns.flatMap(({ name, role }) => (role.endsWith('category') || role === 'boolean' ? [name] : [])));
  const things = model.units
    .filter(
      ({ count, owns }) =>
        count >= 2 * SHAPE.fewestOfGroup && count * SHAPE.momentsOfThing <= rows && owns.some((name) => isGroup.has(name)),
    )
    .sort((a, b) => b.count - a.count);
  for (const { column } of things) {
    const [thing, time] = [quoteName(column), model.time.sql];
    const each =
      `WITH days AS (SELECT ${thing} AS thing, epoch(${time}) AS t FROM ${relation} WHERE ${thing} IS NOT NULL AND ${time} IS NOT NULL GROUP BY 1, 2), ` +
      'steps AS (SELECT *, row_number() OVER own AS place, t - lag(t) OVER own AS gap FROM days WINDOW own AS (PARTITION BY thing ORDER BY t)), ' +
      'plan AS (SELECT *, median(gap) OVER (PARTITION BY place) AS usual FROM steps) ' +
      `SELECT count(DISTINCT thing), max(place), count(*), avg((abs(gap - usual) <= ${LIMITS.offPlan} * usual)::INT), median(gap), ` +
      '(SELECT quantile_cont(t, 0.9) - quantile_cont(t, 0.1) FROM plan WHERE place = 1) FROM plan';
    const [row = []] = (await runQuery(connection, each, signal)).getRowsJS();
    const [many = 0, most = 0, cells = 0, planned = 0, step = Infinity, starts = 0] = row.map(Number);
    const isFollowed =
      most >= SHAPE.fewestMoments && most <= (model.shape.kind === 'panel' ? SHAPE.fewMoments : SHAPE.mostMoments) && cells >= SHAPE.grid * many * most && planned >= LIMITS.onPlan;
    if (!isFollowed || starts < step) continue;
    const made = nameFree(t('name.reading'));
    return [
      {
        planned: [
          { name: made, type: 'integer', unit: null, sql: `CASE WHEN ${thing} IS NOT NULL AND ${time} IS NOT NULL THEN dense_rank() OVER (PARTITION BY ${thing} ORDER BY ${time}) END` },
        ],
        of: [column, date],
        sentence: t('reading', { made: labelText(made), thing: labelText(column), date: labelText(date) }),
      },
    ];
  }
  return [];
} // prettier-ignore
