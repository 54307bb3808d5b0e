import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { ModelColumn } from '../../contracts/table/table-model';
import { countedByLabels, countsMoments, labelsIn, placeOfMoment } from './moments';
import { isCategorical, type ShapeInput } from './shape-input';
import { LIMITS } from './limits';

/**
 * Things of several groups that are each read at the same few moments since a start of their own: animals by day and dose, patients by visit and arm,
 * customers by months since they signed up. A moment may be read several times, and not all moments of all things are there. What counts the moments is
 * the table's time then, and no date beside it: things that started on different days are not alike on one day.
 *
 * @param things columns that may name what is read
 */
export async function followUpOf(
  input: ShapeInput,
  things: readonly string[],
): Promise<{ entity: string[]; key: string[] } | null> {
  const { columns, distinct, rows, sample } = input;
  if (input.time && input.isToldTime) return null;
  const many = (name: string) => distinct.get(name) ?? 0;
  const moments = columns.filter(({ name, type, role, time }) => {
    if (time === 'axis' || many(name) < LIMITS.fewestMoments || many(name) > LIMITS.mostMoments) return false;
    if (type === 'text') return isCategorical(role) && countedByLabels(name, labelsIn(sample, name)) !== null;
    return type === 'integer' && role !== 'identifier' && (input.time !== null || countsMoments(name));
  });
  for (const moment of moments)
    for (const thing of things) {
      if (thing === moment.name || many(thing) < 2 * LIMITS.fewestOfGroup) continue;
      // Numbers of different values are estimates.
      if (rows < LIMITS.gridByEstimates * LIMITS.grid * many(thing) * many(moment.name)) continue;
      if ((await areReadAgain(input, thing, moment)) && (await haveGroups(input, thing, moment.name)))
        return { entity: [thing], key: [thing, moment.name] };
    }
  return null;
}

/** Whether each thing was read at most of the moments, as often each time, and later at those that count more. */
async function areReadAgain(input: ShapeInput, thing: string, moment: ModelColumn): Promise<boolean> {
  const { connection, relation, rows, time } = input;
  const parts = Math.ceil(rows / LIMITS.lookedAt);
  const own = quoteName(thing);
  const part = parts === 1 ? '' : ` AND hash(${own}) % ${parts} = 0`;
  const [row = []] = await rowsOf(
    connection,
    `WITH cells AS (SELECT ${own} AS thing, ${placeOfMoment(moment)} AS place, count(*) AS n, min(${time ? `epoch(${time.sql})` : 'NULL::DOUBLE'}) AS t ` +
      `FROM ${relation} WHERE ${own} IS NOT NULL AND ${quoteName(moment.name)} IS NOT NULL${part} GROUP BY 1, 2), ` +
      'steps AS (SELECT *, t - lag(t) OVER (PARTITION BY thing ORDER BY place) AS step, first_value(t) OVER (PARTITION BY thing ORDER BY place) AS start FROM cells) ' +
      'SELECT count(DISTINCT thing)::DOUBLE, count(DISTINCT place)::DOUBLE, count(*)::DOUBLE, avg((n = (SELECT mode(n) FROM cells))::INT), ' +
      'avg((step > 0)::INT), median(step), (SELECT quantile_cont(start, 0.9) - quantile_cont(start, 0.1) FROM steps), max(n)::DOUBLE FROM steps',
  );
  const [many = 0, moments = 0, cells = 0, even = 0] = row.slice(0, 4).map(Number);
  const [later, step, starts, most] = row.slice(4).map((value) => (value === null ? NaN : Number(value)));
  const isDesign =
    cells >= LIMITS.grid * many * moments && cells >= LIMITS.momentsOfThing * many && (most === 1 || even >= LIMITS.even);
  if (!isDesign || !time) return isDesign;
  if (!((later ?? NaN) >= LIMITS.later)) return false;
  // Where all start on one day, dates tell the same, and of many moments, or of weeks of the year, the calendar besides.
  return (starts ?? NaN) >= (step ?? NaN) || (moments <= LIMITS.fewMoments && moment.time !== 'part');
}

/** Whether a column parts the things into groups of several, each of them being of one. */
async function haveGroups({ connection, relation, columns, distinct }: ShapeInput, thing: string, moment: string): Promise<boolean> {
  const own = quoteName(thing);
  for (const { name, role } of columns) {
    const labels = distinct.get(name) ?? 0;
    if (name === thing || name === moment || !isCategorical(role) || labels < 2 || labels > LIMITS.mostGroups) continue;
    const [row = []] = await rowsOf(
      connection,
      `SELECT count(*) FILTER (WHERE n >= ${LIMITS.fewestOfGroup})::DOUBLE, sum(n)::DOUBLE, (SELECT count(DISTINCT ${own})::DOUBLE FROM ${relation} WHERE ${quoteName(name)} IS NOT NULL) FROM ` +
        `(SELECT label, count(*) AS n FROM (SELECT ${own}, any_value(${quoteName(name)}) AS label FROM ${relation} WHERE ${own} IS NOT NULL AND ${quoteName(name)} IS NOT NULL ` +
        `GROUP BY 1 HAVING count(DISTINCT ${quoteName(name)}) = 1) GROUP BY 1)`,
    );
    const [groups = 0, known = 0, all = 0] = row.map(Number);
    if (groups >= 2 && known >= LIMITS.leastConstant * all) return true;
  }
  return false;
} // prettier-ignore
