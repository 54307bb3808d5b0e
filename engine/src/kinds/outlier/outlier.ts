import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { thingOf } from '../../insights/frame/thing-of';
import { DAY, LENGTH } from '../../insights/frame/time/periods';
import { neverFalls } from '../../insights/series/running-total';
import { filtered, name, number, sortedSample } from '../../insights/sql';
import { median } from '../../stats/distributions/quantile';
import { NAMES, type FarTold } from './say';
import { fences, strengthOf, type Fence } from './fences';
import { isOrdinary } from './ordinary-cell';
import { LIMITS } from './limits';
import { heldBy, heldSql } from './shared-label';

/** Records far outside the usual range of a measure. */
export function mineOutliers({ frame }: Mining): Finding<FarTold>[] {
  return frame.measures
    .filter((measure) => !measure.fraction && measure.filled >= LIMITS.fewestRows && !neverFalls(frame, measure))
    .flatMap((measure) => fences(measure.values).flatMap((fence) => outliers(frame, measure, fence)));
}

function outliers(frame: Frame, measure: Measure, fence: Fence): Finding<FarTold>[] {
  const negative = fence.high || fence.at >= 0 ? 0 : measure.values.reduce((n, value) => n + (value < 0 ? 1 : 0), 0);
  // What is below nought in hardly any row is so by mistake in all of these, however far.
  const belowNought = negative > 0 && negative <= Math.max(LIMITS.few, LIMITS.rarelyNegative * measure.filled);
  const at = belowNought ? 0 : Number(fence.at.toPrecision(LIMITS.digits));
  const operator = fence.high ? '>' : '<';
  const far = [...measure.values.keys()].filter((row) => (fence.high ? (measure.values[row] ?? NaN) > at : (measure.values[row] ?? NaN) < at)); // prettier-ignore
  const count = far.length;
  if (count === 0 || count > Math.max(LIMITS.few, LIMITS.largestShare * measure.filled)) return [];
  if (isOneReading(frame, measure, far)) return [];
  const usual = median(measure.values.filter((value) => value === value));
  const asked = far.toSorted((a, b) => Math.abs((measure.values[b] ?? 0) - usual) - Math.abs((measure.values[a] ?? 0) - usual)).slice(0, LIMITS.mostAsked); // prettier-ignore
  if (!belowNought && asked.every((row) => isOrdinary(frame, measure.values, { row, fence: at, usual }))) return [];
  const part = measure.additive && fence.high ? partOf(measure.values, far) : 0;
  const beyond = `${measure.sql} ${operator} ${number(at)}`;
  const filled = [...measure.values.keys()].filter((row) => !Number.isNaN(measure.values[row] ?? NaN));
  const held = heldBy(frame, far, filled, measure.columns);
  const thing = count <= NAMES.length ? namedBy(frame) : null;
  return [
    {
      kind: 'outlier',
      subject: { filter: [], breakdown: null, measure: measure.typed },
      member: null,
      direction: fence.high ? 'high' : 'low',
      unit: null,
      n: measure.filled,
      effect: fence.farthest,
      // A few rows that hold half of all that there is are what its total means.
      strength: Math.max(strengthOf(fence), part),
      impact: Math.max(LIMITS.impact, part),
      tests: [],
      expected: frame.sampled ? null : count,
      sql:
        `SELECT count(*) FILTER (WHERE ${beyond}) AS value, ${fence.high ? 'max' : 'min'}(${measure.sql}) AS extreme, ${fence.high ? 'min' : 'max'}(${measure.sql}) FILTER (WHERE ${beyond}) AS nearest, ` +
        `${filtered(`median(${measure.sql})`, sortedSample(frame, measure.filled))} AS baseline, count(${measure.sql}) AS n, ` +
        `sum(${measure.sql}) FILTER (WHERE ${beyond}) / nullif(sum(${measure.sql}), 0) AS part${thing === null ? '' : namesSql(thing, measure, beyond, fence.high)}${heldSql(held, beyond)} FROM ${frame.table.relation}`,
      rows: {
        how: fence.high ? 'count-largest' : 'count-smallest',
        where: beyond,
        value: { sql: measure.sql, columns: measure.columns },
      },
      told: { measure, at, high: fence.high, belowNought, named: thing !== null, held },
      topics: [measure.id, `outlier×${measure.id}`],
    },
  ];
}

/** Which part of the sum of all values these rows hold, 0 to 1. */
function partOf(values: Float64Array, rows: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + (value > 0 ? value : 0), 0);
  return total > 0 ? rows.reduce((sum, row) => sum + (values[row] ?? 0), 0) / total : 0;
}

/** Whether several rows hold what was read once: the wind of one hour, beside each of the stations. */
function isOneReading({ timeline, panel }: Frame, { values }: Measure, far: readonly number[]): boolean {
  const [first = -1, ...others] = far;
  const at = timeline?.values ?? panel?.at;
  return at !== undefined && others.length > 0 && others.every((row) => values[row] === values[first] && at[row] === at[first]);
}

/** What tells a row from all others, in SQL: the thing that it is, its number, or whose reading of when it is. Null where nothing does, or only a person's name. */
function namedBy({ table, timeline }: Frame): string | null {
  const text = (column: string) => `CAST(${name(column)} AS VARCHAR)`;
  const thing = thingOf(table);
  if (thing !== null) return text(thing);
  const shape = table.model?.shape;
  const isNamed = (column: string) => table.columns.some((one) => one.name === column && one.role !== 'personal-data');
  if (shape?.kind === 'panel' && timeline && shape.entity.every(isNamed))
    return `concat_ws(', ', ${[...shape.entity.map(text), momentOf(timeline)].join(', ')})`;
  const number = table.columns.find(
    ({ role, type, stats }) => role === 'identifier' && type === 'text' && stats.distinct === table.rows,
  );
  return number ? text(number.name) : null;
}

/** When a reading was, as precisely as readings are told apart: `1984`, `1984-05`, `1984-05-17`. */
function momentOf({ column, finest }: Timeline): string {
  const moment = `CAST(${name(column.name)} AS TIMESTAMP)`;
  if (finest === 'year') return `strftime(${moment}, '%Y')`;
  if (finest === 'quarter' || finest === 'month') return `strftime(${moment}, '%Y-%m')`;
  return `CAST(CAST(${name(column.name)} AS ${LENGTH[finest] < DAY ? 'TIMESTAMP' : 'DATE'}) AS VARCHAR)`;
}

/** What these rows are called, the farthest first. */
const namesSql = (thing: string, { sql }: Measure, beyond: string, high: boolean): string => {
  const names = `list(${thing} ORDER BY ${sql} ${high ? 'DESC' : 'ASC'}, ${thing}) FILTER (WHERE ${beyond})`;
  return NAMES.map((key, i) => `, (${names})[${i + 1}] AS ${key}`).join('');
};
