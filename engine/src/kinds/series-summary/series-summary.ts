import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { seriesSql } from '../../insights/series/series';
import { name } from '../../insights/sql';
import { eventSums } from './event-sums';
import type { SummaryTold } from './say';
import { LIMITS } from './limits';

/** The course of a single series of readings: where it began and ended, its lowest and its highest. Context for its line chart. */
export function mineCourses({ frame }: Mining): Finding<SummaryTold>[] {
  const { timeline } = frame;
  const sequences = sequencesOf(frame);
  if (!sequences) return eventSums(frame).map((found) => ({ ...CONTEXT, ...found }));
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  const measures = frame.measures
    .filter((measure) => !measure.columns.includes(timeline.column.name))
    .filter((measure, i, all) => all.findIndex(({ family }) => family === measure.family) === i)
    .slice(0, LIMITS.mostMeasures);
  if (sequences.length === 1) return measures.map((measure) => course(frame, timeline, measure));
  const standing = measures.filter((measure) => !isRunningTotal(frame, measure));
  const key = frame.dimensions.find(
    ({ labels, codes }) =>
      labels.length === sequences.length && sequences.every((rows) => rows.every((row) => codes[row] === codes[rows[0] ?? 0])),
  );
  return key ? standing.map((measure) => levels(frame, key, measure)) : [];
}

/** A figure that is told for its own sake: nothing is tested, and it stands behind every finding. */
const CONTEXT = {
  kind: 'series-summary',
  member: null,
  direction: 'none',
  effect: null,
  strength: LIMITS.weight,
  impact: 1,
  tests: [],
  expected: null,
  context: true,
} as const satisfies Partial<Finding>;

/** Of several series, which stands highest and which lowest: a fact about them all, whether or not it lasts. */
function levels(frame: Frame, key: Dimension, measure: Measure): Finding<SummaryTold> {
  const label = `CAST(${name(key.column.name)} AS VARCHAR)`;
  const means = `SELECT ${label} AS x, avg(${measure.sql}) AS y, count(${measure.sql}) AS n FROM ${frame.table.relation} WHERE ${name(key.column.name)} IS NOT NULL GROUP BY 1`;
  return {
    ...CONTEXT,
    subject: { filter: [], breakdown: key.column.name, measure: measure.typed },
    unit: measure.unit,
    n: measure.filled,
    sql:
      `SELECT max(y) AS value, min(y) AS baseline, min(x) FILTER (WHERE y = largest) AS highest, min(x) FILTER (WHERE y = smallest) AS lowest, ` +
      `count(*) FILTER (WHERE y = largest) AS top, count(*) FILTER (WHERE y = smallest) AS bottom, count(*) AS series, sum(n) AS n, (SELECT stddev_samp(${measure.sql}) FROM ${frame.table.relation}) AS scatter FROM ` +
      `(SELECT x, y, n, max(y) OVER () AS largest, min(y) OVER () AS smallest FROM ` +
      `(${means}) WHERE y IS NOT NULL)`,
    told: { measure, timeline: null, figures: means },
    topics: [measure.id],
  };
}

function course(frame: Frame, timeline: Timeline, measure: Measure): Finding<SummaryTold> {
  const ms = (expression: string) => `epoch_ms(${expression})`;
  const steps = seriesSql(frame, timeline, measure, '');
  return {
    ...CONTEXT,
    subject: { filter: [], breakdown: timeline.column.name, measure: measure.typed },
    unit: measure.unit,
    n: frame.n,
    sql:
      `SELECT * FROM (WITH steps AS (${steps}) SELECT arg_max(y, x) AS value, arg_min(y, x) AS baseline, ` +
      `min(y) AS low, max(y) AS high, ${ms('min(period)')} AS first, ${ms('max(period)')} AS last, ${ms('min(period) FILTER (WHERE y = least)')} AS low_at, ` +
      `${ms('min(period) FILTER (WHERE y = most)')} AS high_at, sum(n) AS n FROM ` +
      `(SELECT period, x, y, n, max(y) OVER () AS most, min(y) OVER () AS least FROM steps))`,
    told: { measure, timeline, figures: steps },
    topics: [measure.id],
  };
}
