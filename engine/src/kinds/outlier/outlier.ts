import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { thingOf } from '../../insights/frame/thing-of';
import { neverFalls } from '../../insights/series/running-total';
import { filtered, name, number, sortedSample } from '../../insights/sql';
import { NAMES, type FarTold } from './say';
import { fences, strengthOf, type Fence } from './fences';
import { LIMITS } from './limits';

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
  let count = 0;
  for (const value of measure.values) if (fence.high ? value > at : value < at) count++;
  if (count === 0 || count > Math.max(LIMITS.few, LIMITS.largestShare * measure.filled)) return [];
  const beyond = `${measure.sql} ${operator} ${number(at)}`;
  const thing = count <= NAMES.length ? thingOf(frame.table) : null;
  return [
    {
      kind: 'outlier',
      subject: { filter: [], breakdown: null, measure: measure.typed },
      member: null,
      direction: fence.high ? 'high' : 'low',
      unit: null,
      n: measure.filled,
      effect: fence.farthest,
      strength: strengthOf(fence),
      impact: LIMITS.impact,
      tests: [],
      expected: frame.sampled ? null : count,
      sql:
        `SELECT count(*) FILTER (WHERE ${beyond}) AS value, ${fence.high ? 'max' : 'min'}(${measure.sql}) AS extreme, ${fence.high ? 'min' : 'max'}(${measure.sql}) FILTER (WHERE ${beyond}) AS nearest, ` +
        `${filtered(`median(${measure.sql})`, sortedSample(frame, measure.filled))} AS baseline, count(${measure.sql}) AS n, ` +
        `sum(${measure.sql}) FILTER (WHERE ${beyond}) / nullif(sum(${measure.sql}), 0) AS part${thing === null ? '' : namesSql(thing, measure, beyond, fence.high)} FROM ${frame.table.relation}`,
      rows: {
        how: fence.high ? 'count-largest' : 'count-smallest',
        where: beyond,
        value: { sql: measure.sql, columns: measure.columns },
      },
      told: { measure, at, high: fence.high, belowNought, named: thing !== null },
      topics: [measure.id, `outlier×${measure.id}`],
    },
  ];
}

/** What these rows are called, the farthest first. */
const namesSql = (thing: string, { sql }: Measure, beyond: string, high: boolean): string => {
  const names = `list(CAST(${name(thing)} AS VARCHAR) ORDER BY ${sql} ${high ? 'DESC' : 'ASC'}, ${name(thing)}) FILTER (WHERE ${beyond})`;
  return NAMES.map((key, i) => `, (${names})[${i + 1}] AS ${key}`).join('');
};
