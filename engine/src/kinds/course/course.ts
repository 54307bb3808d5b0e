import type { TableModel } from '../../contracts/table-model';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { leadMeasures } from '../../insights/frame/lead-measures';
import { completePeriods, LENGTH } from '../../insights/frame/periods';
import { modelColumnOf } from '../../insights/frame/roles';
import { isStock } from '../../insights/series/changes';
import { isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { withinPeriods } from '../../insights/series/series';
import { instant, name, possibleTime, where } from '../../insights/sql';
import type { Grain } from '../../wording/date-text';
import type { CourseTold } from './say';
import { LIMITS } from './limits';

/** Where the leading series go: exact, and what a person says first of them. */
export function mineCourses({ frame }: Mining): Finding<CourseTold>[] {
  const { timeline, table } = frame;
  const about = new Set<TableModel['shape']['kind']>(['series', 'panel']);
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods || !sequencesOf(frame)) return [];
  if (table.model && !about.has(table.model.shape.kind)) return [];
  const measures = leadMeasures(frame)
    .filter(({ columns }) => !columns.includes(timeline.column.name))
    .filter((measure, i, all) => all.findIndex(({ family }) => family === measure.family) === i);
  return measures.slice(0, LIMITS.mostMeasures).map((measure, place) => courseOf(frame, timeline, measure, place));
}

/** What stands for one period: its own reading, the mean or the sum of its readings, or how much a running total has grown. */
export type CourseOf = 'reading' | 'mean' | 'sum' | 'growth';

function courseOf(frame: Frame, timeline: Timeline, measure: Measure, place: number): Finding<CourseTold> {
  const of = wayOf(frame, measure);
  const grain = of === 'reading' ? timeline.finest : grainOf(timeline);
  return {
    kind: 'course',
    subject: { filter: [], breakdown: timeline.column.name, measure: of === 'sum' && measure.typed.op === 'mean' ? { op: 'sum', column: measure.typed.column } : measure.typed },
    member: null,
    direction: 'none',
    unit: measure.unit,
    n: frame.n,
    effect: null,
    strength: LIMITS.weight * LIMITS.decay ** place,
    impact: 1,
    tests: [],
    expected: null,
    ...(place === 0 ? { leads: true } : {}),
    sql: of === 'growth' ? growthSql(frame, timeline, measure, grain) : pathSql(stepsSql(frame, timeline, measure, of, grain)),
    told: { measure, grain, of },
    topics: [measure.id, `${timeline.column.name}×${measure.id}`],
  };
} // prettier-ignore

/** Quantities that stand from one moment to the next: their last reading is where they are. */
const STANDING = new Set(['price', 'money', 'rate', 'amount', 'count', 'other']);

function wayOf(frame: Frame, measure: Measure): CourseOf {
  if (isRunningTotal(frame, measure)) return 'growth';
  const own = modelColumnOf(frame.table, measure.columns[0] ?? '');
  if (measure.additive && own?.overTime.how !== 'last' && own?.overTime.how !== 'mean') return 'sum';
  if (own?.overTime.how === 'last' || (isStock(frame, measure) && STANDING.has(own?.quantity ?? 'other'))) return 'reading';
  return 'mean';
}

/** The coarsest calendar grain of which the data have a few periods. */
function grainOf({ values, grain, finest }: Timeline): Grain {
  const seen = values.filter((value) => value === value);
  const [first, last] = [seen.reduce((a, b) => Math.min(a, b), Infinity), seen.reduce((a, b) => Math.max(a, b), -Infinity)];
  const fits = (one: Grain) => last - first >= LIMITS.fewestPeriods * LENGTH[one] && LENGTH[one] >= LENGTH[finest];
  return fits('year') ? 'year' : fits('month') ? 'month' : grain;
}

const timeOf = ({ column }: Timeline): string => `CAST(${name(column.name)} AS TIMESTAMP)`;

function stepsSql(frame: Frame, timeline: Timeline, measure: Measure, of: CourseOf, grain: Grain): string {
  const time = timeOf(timeline);
  const rows = (...conditions: (string | null)[]) =>
    `FROM ${frame.table.relation}${where(`${measure.sql} IS NOT NULL`, `${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table), ...conditions)} GROUP BY 1`;
  const period = `date_trunc('${grain}', ${time})`;
  const known = lastKnown(timeline, measure);
  if (of === 'reading') return `SELECT ${time} AS x, ${measure.additive ? 'sum' : 'avg'}(${measure.sql}) AS y, count(*) AS n ${rows(known)}`;
  if (of === 'sum') return `SELECT ${period} AS x, sum(${measure.sql}) AS y, count(*) AS n ${rows(withinPeriods(wholePeriods(timeline, grain)))}`;
  const means = `SELECT ${period} AS x, avg(${measure.sql}) AS y, count(*) AS n ${rows()}`;
  return `SELECT x, y, n FROM (SELECT *, median(n) OVER () AS usual FROM (${means})) WHERE n >= ${LIMITS.fullPeriod} * usual`;
} // prettier-ignore

/** Noughts at the end of a series that has none before are figures that are not known yet. */
function lastKnown({ values, column }: Timeline, measure: Measure): string | null {
  let [last, nought] = [-Infinity, Infinity];
  values.forEach((at, row) => {
    const value = measure.values[row] ?? NaN;
    if (value === 0) nought = Math.min(nought, at);
    else if (value === value) last = Math.max(last, at);
  });
  return nought > last && last > -Infinity && nought < Infinity ? `${name(column.name)} <= ${instant(last)}` : null;
}

/** The timeline cut into the complete periods of another grain. */
function wholePeriods(timeline: Timeline, grain: Grain): Timeline {
  if (grain === timeline.grain) return timeline;
  const seen = timeline.values.filter((value) => value === value).sort();
  const [first = 0, last = 0] = [seen[0], seen.at(-1)];
  const { edges } = completePeriods(first, last, grain, (last - first) / Math.max(1, seen.length - 1));
  return edges.length > LIMITS.fewestPeriods ? { ...timeline, grain, edges } : timeline;
}

const ms = (expression: string) => `epoch_ms(${expression})`;

const pathSql = (steps: string): string =>
  `SELECT arg_max(y, x) AS value, arg_min(y, x) AS baseline, max(y) AS high, min(y) AS low, ${ms('min(x)')} AS first, ` +
  `${ms('max(x)')} AS last, ${ms('arg_max(x, y)')} AS high_at, ${ms('arg_min(x, y)')} AS low_at, sum(n) AS n, count(*) AS steps FROM (${steps})`;

/** How far a running total has come, and the period in which it grew most. */
function growthSql(frame: Frame, timeline: Timeline, measure: Measure, grain: Grain): string {
  const finer: Grain = grain === 'year' && LENGTH[timeline.finest] < LENGTH.month ? 'month' : grain;
  const steps =
    `SELECT date_trunc('${finer}', ${timeOf(timeline)}) AS x, max(${measure.sql}) AS y, max(${timeOf(timeline)}) AS t, count(*) AS n FROM ${frame.table.relation}` +
    `${where(`${measure.sql} IS NOT NULL`, `${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table))} GROUP BY 1`;
  const grown = `SELECT x, y, t, n, y - lag(y) OVER (ORDER BY x) AS grown FROM (${steps})`;
  return `SELECT max(y) AS value, max(grown) AS high, ${ms('arg_max(x, grown)')} AS high_at, ${ms('max(t)')} AS last, sum(n) AS n, count(*) AS steps, '${finer}' AS grain FROM (${grown})`;
}
