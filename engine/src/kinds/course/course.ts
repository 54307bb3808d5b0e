import type { TableModel } from '../../contracts/table/table-model';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { completePeriods, dayHabitOf, LENGTH } from '../../insights/frame/time/periods';
import { modelColumnOf } from '../../insights/frame/roles';
import type { SeriesRows } from '../../insights/rows-behind/rows-behind';
import { totalOf } from '../../insights/judge/total-of';
import { comesOfMembers } from '../../insights/series/coming-and-going';
import { lastKnown } from '../../insights/series/last-known';
import { isStanding } from '../../insights/series/is-standing';
import { isCounter, isRunningTotal } from '../../insights/series/running-total';
import { sequencesOf } from '../../insights/series/sequences';
import { withinPeriods } from '../../insights/series/series';
import { aDay, extremesADay } from '../../insights/series/a-day';
import { conditions, instant, name, possibleTime, where } from '../../insights/sql';
import type { Grain } from '../../wording/date-text';
import { alongSteps, measuresBeside, stepOf } from './along-steps';
import { oneAlone } from './one-alone';
import { goingOf, turnsOf, type Going, type Turn } from './turns';
import type { CourseOf, CourseTold } from './say';
import { LIMITS } from './limits';

/** Where the leading series go: exact, and what a person says first of them. */
export function mineCourses({ frame }: Mining): Finding<CourseTold>[] {
  const { timeline, table } = frame;
  if (!timeline || stepOf(frame)) return alongSteps(frame);
  const about = new Set<TableModel['shape']['kind']>(['series', 'panel']);
  if (timeline.edges.length - 1 < LIMITS.fewestPeriods) return [];
  if (table.model?.shape.kind === 'event') return ofEvents(frame, timeline);
  if (!sequencesOf(frame) || (table.model && !about.has(table.model.shape.kind))) return [];
  return measuresBeside(frame, timeline.column.name)
    .filter(({ columns }) => !columns.some((column) => isCounter(frame, column)))
    .filter((measure) => wayOf(frame, measure) !== 'mean' || !comesOfMembers(frame, timeline, measure))
    .map((measure, place) => courseOf(frame, timeline, measure, place));
}

/** What events bring in all, from period to period: of what leads the table, where it adds up and certainly goes somewhere. */
function ofEvents(frame: Frame, timeline: Timeline): Finding<CourseTold>[] {
  const [first] = measuresBeside(frame, timeline.column.name);
  if (!first?.additive || isRunningTotal(frame, first) || pathOf(frame, timeline, first).of !== 'sum') return [];
  const found = courseOf(frame, timeline, first, 0);
  const { going, ends } = found.told;
  return going === 'path' || (going === 'level' && ends !== 0) ? [{ ...found, told: { ...found.told, leads: false } }] : [];
}

interface Path {
  of: CourseOf;
  grain: Grain;
  /** One row a period: `x` its start, `y` its figure, `n` its rows. */
  steps: string;
  /** Complete periods that sums are taken of. */
  within: Timeline;
  /** The rows of each period. */
  behind: SeriesRows;
}

/** How a series is put together for telling and for drawing. */
export function pathOf(frame: Frame, all: Timeline, measure: Measure): Path {
  const timeline = withoutUnfinished(all);
  const way = wayOf(frame, measure);
  const summed = way === 'sum' ? summedBy(timeline, measure) : null;
  const of = way === 'sum' && !summed ? 'reading' : way;
  const grain = summed?.grain ?? (of === 'reading' ? timeline.finest : grainOf(timeline));
  const within = summed ?? timeline;
  const behind = rowsOfSteps(frame, within, measure, of, grain);
  return { of, grain, within, steps: stepsSql(frame, measure, of, behind), behind };
}

const NOWHERE: Going = { how: 'none', ends: 0, over: 0, early: 0, late: 0, swing: 0 };

/** When the last period began, where one reading stands for each and that one is not over. */
const unfinishedFrom = ({ partialLast, finest, grain, regular }: Timeline): number | null =>
  partialLast && regular && finest === grain ? partialLast.start : null;

function withoutUnfinished(timeline: Timeline): Timeline {
  const from = unfinishedFrom(timeline);
  return from === null ? timeline : { ...timeline, values: timeline.values.map((at) => (at < from ? at : NaN)) };
}

function courseOf(frame: Frame, all: Timeline, measure: Measure, place: number): Finding<CourseTold> {
  const timeline = withoutUnfinished(all);
  const { of, grain, steps, within } = pathOf(frame, timeline, measure);
  const going: Going = of === 'growth' ? NOWHERE : goingOf(within, measure, of, grain);
  const turns = going.how === 'path' ? turnsOf(within, measure, of, grain) : [];
  // That a series goes nowhere in particular answers a question, but begins no report.
  const moves = of === 'growth' || going.how !== 'none';
  // Beside groups whose levels differ, that all of them together moved by so little begins no report.
  const isLittle =
    of !== 'growth' &&
    frame.dimensions.length > 0 &&
    Math.min(going.swing, eachOf(frame, timeline, measure, { of, grain })) < LIMITS.leastSwing;
  // Thirds of the time that hold other parts of the year are no levels.
  const areWhole =
    (grain !== 'month' && grain !== 'quarter') ||
    going.over === 0 ||
    Math.floor((timeline.edges.length - 1) / LIMITS.parts) % going.over === 0;
  const alone = moves && of === 'mean' && areWhole ? oneAlone(frame, timeline, measure) : null;
  const sql = of === 'growth' ? growthSql(frame, timeline, measure, grain) : pathSql({ steps, of, grain }, turns, going);
  return described(moves ? LIMITS.weight : LIMITS.weightOfLevel, place, {
    kind: 'course',
    subject: {
      filter: [],
      breakdown: timeline.column.name,
      measure: of === 'sum' ? totalOf(measure.typed) : measure.typed,
    },
    unit: measure.unit,
    n: frame.n,
    ...(moves ? {} : { everyDay: true as const }),
    ...(place === 0 && moves && !isLittle ? { leads: true } : {}),
    ...(alone && { mover: { column: alone.dimension.column.name, label: alone.label } }),
    sql: alone ? `SELECT * FROM (${sql}), (${alone.sql})` : sql,
    told: {
      measure,
      grain,
      of,
      leads: place === 0,
      turns: turns.map(({ high }) => high),
      going: going.how,
      ends: going.ends,
      over: going.over,
      ...(alone && { alone }),
      steps: of === 'growth' ? grownSql(frame, timeline, measure, grain) : steps,
    },
    topics: [measure.id, `${timeline.column.name}×${measure.id}`],
  });
}

/** By how much the mean of what is read again and again moved: its sum may grow with their number alone. */
export function eachOf(
  { table }: Frame,
  timeline: Timeline,
  measure: Measure,
  { of, grain }: Pick<Path, 'of' | 'grain'>,
): number {
  if (of !== 'sum' || table.model?.shape.kind !== 'panel') return Infinity;
  const each = goingOf(timeline, measure, 'mean', grain);
  return each.how === 'none' ? 0 : each.swing;
}

function wayOf(frame: Frame, measure: Measure): CourseOf {
  if (isRunningTotal(frame, measure)) return 'growth';
  const own = modelColumnOf(frame.table, measure.columns[0] ?? '');
  if (measure.additive && own?.overTime.how !== 'last' && own?.overTime.how !== 'mean') return 'sum';
  // What several things read at one moment is their mean, unless it adds up.
  if (isStanding(frame, measure) && (measure.additive || sequencesOf(frame)?.length === 1)) return 'reading';
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

/** The rows that each figure of the way is taken from, and how. */
function rowsOfSteps(frame: Frame, timeline: Timeline, measure: Measure, of: CourseOf, grain: Grain): SeriesRows {
  const time = timeOf(timeline);
  const from = unfinishedFrom(timeline);
  const isOver = from === null ? '' : `${time} < ${instant(from)}`;
  const which = of === 'reading' ? lastKnown(timeline, measure) : of === 'sum' ? withinPeriods(timeline) : isOver;
  return {
    how: of === 'sum' || (of === 'reading' && measure.additive) ? 'sum' : 'mean',
    value: { sql: measure.sql, columns: measure.columns },
    where: conditions(
      `${measure.sql} IS NOT NULL`,
      `${name(timeline.column.name)} IS NOT NULL`,
      possibleTime(frame.table),
      which ?? '',
    ),
    at: { sql: of === 'reading' ? time : `date_trunc('${grain}', ${time})`, columns: [timeline.column.name] },
  };
}

function stepsSql({ table }: Frame, { sql }: Measure, of: CourseOf, { how, where: condition, at }: SeriesRows): string {
  const steps = `SELECT ${at.sql} AS x, ${how === 'sum' ? 'sum' : 'avg'}(${sql}) AS y, count(*) AS n, count(*) / count(DISTINCT ${at.columns.map(name).join(', ')}) AS members FROM ${table.relation}${where(condition)} GROUP BY 1`;
  const figures = `SELECT x, y, n FROM (${table.model?.shape.kind === 'panel' ? asUsual(steps) : steps})`;
  if (of === 'reading' || of === 'sum') return figures;
  return `SELECT x, y, n FROM (SELECT x, y, n, max(n) OVER () AS usual FROM (${figures})) WHERE n >= ${LIMITS.fullPeriod} * usual`;
}

/** The periods in which not clearly fewer of a panel were read at a time than before and after: while some are closed, their sum and their mean are those of the others. */
function asUsual(steps: string): string {
  const near = (rows: string) => `median(members) OVER (ORDER BY x ROWS BETWEEN ${rows})`;
  const { periodsAround } = LIMITS;
  return (
    `SELECT * FROM (SELECT *, ${near(`${periodsAround} PRECEDING AND 1 PRECEDING`)} AS before, ${near(`1 FOLLOWING AND ${periodsAround} FOLLOWING`)} AS after FROM (${steps})) ` +
    `WHERE members >= ${LIMITS.membersThere} * coalesce(least(before, after), 0)`
  );
}

/** The timeline cut into the complete periods of the coarsest grain that leaves little of the sum outside; null when each moment must stand for itself. */
function summedBy(timeline: Timeline, measure: Measure): Timeline | null {
  const coarsest = grainOf(timeline);
  for (const grain of new Set<Grain>([coarsest, 'month', timeline.grain])) {
    if (LENGTH[grain] > LENGTH[coarsest] || LENGTH[grain] < LENGTH[timeline.finest]) continue;
    const whole = wholePeriods(timeline, grain);
    const [from = 0, to = 0] = [whole.edges[0], whole.edges.at(-1)];
    let [all, inside] = [0, 0];
    timeline.values.forEach((at, row) => {
      const value = Math.abs(measure.values[row] ?? NaN);
      if (at !== at || value !== value) return;
      all += value;
      if (at >= from && at < to) inside += value;
    });
    if (whole.grain === grain && inside >= LIMITS.leastInside * all) return whole;
  }
  return null;
}

/** The timeline cut into the complete periods of another grain. */
function wholePeriods(timeline: Timeline, grain: Grain): Timeline {
  if (grain === timeline.grain) return timeline;
  const seen = timeline.values.filter((value) => value === value).sort();
  const [first = 0, last = 0] = [seen[0], seen.at(-1)];
  const { edges } = completePeriods(first, last, grain, (last - first) / Math.max(1, seen.length - 1), dayHabitOf(seen));
  return edges.length > LIMITS.fewestPeriods ? { ...timeline, grain, edges } : timeline;
}

const ms = (expression: string) => `epoch_ms(${expression})`;

/** The highest or lowest figure of a stretch, and the first period that has it. */
const turnSql = ({ high, from, to }: Turn, i: number): string => {
  const inside = `FILTER (WHERE x >= ${instant(from)} AND x < ${instant(to)})`;
  const end = high ? 'max' : 'min';
  return `, ${end}(y) ${inside} AS turn${i}, ${ms(`arg_${end}(x, y) ${inside}`)} AS turn${i}_at`;
};

const pathSql = (
  { steps, of, grain }: Pick<Path, 'steps' | 'of' | 'grain'>,
  turns: readonly Turn[],
  { early, late }: Going,
): string =>
  `SELECT arg_max(y, x) AS value, arg_min(y, x) AS baseline, max(y) AS high, min(y) AS low, ${ms('min(x)')} AS first, ` +
  `${ms('max(x)')} AS last, ${ms('min(x) FILTER (WHERE y = most)')} AS high_at, ${ms('min(x) FILTER (WHERE y = least)')} AS low_at, ${extremesADay} sum(n) AS n, count(*) AS steps, ` +
  `avg(y) AS middle, avg(y) FILTER (WHERE x < ${instant(early)}) AS first_third, avg(y) FILTER (WHERE x >= ${instant(late)}) AS last_third${turns.map(turnSql).join('')} FROM ` +
  // Of periods that tie the first.
  `(SELECT *, max(y) OVER () AS most, min(y) OVER () AS least, max(a_day) OVER () AS most_a_day, min(a_day) OVER () AS least_a_day FROM ` +
  `(SELECT x, y, n, ${aDay(of === 'sum' ? grain : null)} AS a_day FROM (${steps})))`;

/** Periods in which the growth of a running total is told. */
const grownIn = ({ finest }: Timeline, grain: Grain): Grain =>
  grain === 'year' && LENGTH[finest] < LENGTH.month ? 'month' : grain;

/** How much a running total has grown in each period. */
function grownSql(frame: Frame, timeline: Timeline, measure: Measure, grain: Grain): string {
  const steps =
    `SELECT date_trunc('${grownIn(timeline, grain)}', ${timeOf(timeline)}) AS x, max(${measure.sql}) AS y, max(${timeOf(timeline)}) AS t, count(*) AS n FROM ${frame.table.relation}` +
    `${where(`${measure.sql} IS NOT NULL`, `${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table))} GROUP BY 1`;
  return `SELECT x, y - lag(y) OVER (ORDER BY x) AS y, y AS reached, t, n FROM (${steps})`;
}

/** How far a running total has come, and the period in which it grew most. */
const growthSql = (frame: Frame, timeline: Timeline, measure: Measure, grain: Grain): string =>
  `SELECT max(reached) AS value, max(y) AS high, ${ms('arg_max(x, y)')} AS high_at, ${ms('max(t)')} AS last, sum(n) AS n, count(*) AS steps, '${grownIn(timeline, grain)}' AS grain ` +
  `FROM (${grownSql(frame, timeline, measure, grain)})`;
