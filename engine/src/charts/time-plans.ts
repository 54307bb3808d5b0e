import type { Claim } from '../contracts/report/claim';
import { capital } from '../wording/human';
import { forGroup, labelsText } from '../wording/phrases';
import type { Frame, Measure, Timeline } from '../insights/frame/frame';
import { levelSql, quotientOfSums, rowsTogether } from '../insights/frame/measures/quotient-of-sums';
import { rowsCounted } from '../insights/frame/time/register';
import { CYCLES } from '../insights/series/cycles';
import { allPeriods, hasSingleRows, isDated, periodKey, seriesSql, withinPeriods } from '../insights/series/series';
import type { RowsBehind, SeriesRows } from '../insights/rows-behind/rows-behind';
import { condition, conditions, name, where } from '../insights/sql';
import { alongAxis, listOf } from './axis-labels';
import { meanOf, titleWithin } from './bar-plans';
import type { ChartPlan } from './chart-plan';
import { t } from './messages';
import { takenOf } from './points-behind';

/** What a line shows: a measure, or a share. */
export type Plotted = Pick<Measure, 'id' | 'kind' | 'noun' | 'sql' | 'columns' | 'unit' | 'fraction' | 'parts'> & {
  /** What a share is called at the head of a chart. */
  title?: string;
};

/** What is drawn of each period: of a single reading there is no mean. */
const titleOf = (frame: Frame, measure: Plotted, timeline: Timeline): string => {
  if (measure.title !== undefined) return measure.title;
  if (measure.parts) return capital(measure.noun);
  if (measure.fraction) return t('label.share-with', { what: measure.noun });
  return hasSingleRows(timeline) ? capital(measure.noun) : labelOf(frame, measure);
};

/** What rows are together is no mean of them. */
const labelOf = (frame: Frame, measure: Plotted): string =>
  quotientOfSums(frame, measure) === null ? meanOf(measure) : capital(measure.noun);

/** The x value of the period that a spike is about. */
function peakOf(timeline: Timeline, { member }: Claim): string | undefined {
  const at = timeline.edges.findIndex((_, index) => periodKey(timeline, index) === member);
  const edge = timeline.edges[at];
  return edge === undefined ? undefined : new Date(edge).toISOString();
}

function taken(frame: Frame, measure: Pick<Plotted, 'kind' | 'sql' | 'columns' | 'parts'> | null, where: string): RowsBehind {
  if (!measure) return { how: 'count', where };
  const together = quotientOfSums(frame, measure);
  return together ? rowsTogether(together, where) : takenOf('mean', measure, where);
}

/** The rows of each complete period, as a line is drawn from them. */
const rowsByPeriod = (frame: Frame, timeline: Timeline, measure: Plotted | null, filter: string): SeriesRows => ({
  ...taken(frame, measure, conditions(withinPeriods(timeline), filter)),
  at: {
    sql: `date_trunc('${timeline.grain}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`,
    columns: [timeline.column.name],
  },
});

export interface LineOptions {
  /** A group's own course is drawn beside that of all other rows. */
  versus?: boolean;
  /** The member is a period, which is marked. */
  peak?: boolean;
}

/** A series over the complete periods. */
export function seriesLine(
  frame: Frame,
  timeline: Timeline,
  measure: Plotted | null,
  claim: Claim,
  options: LineOptions = {},
): ChartPlan {
  // A period is a place on the line, not a part of the rows.
  const parts = claim.subject.filter.filter(({ column }) => column !== timeline.column.name);
  const filter = condition(frame.table, parts);
  const [group, ...inside] = parts;
  const dimension = group && frame.dimensions.find((candidate) => candidate.column.name === group.column);
  const versus = options.versus && measure && dimension;
  const label = measure ? titleOf(frame, measure, timeline) : capital(rowsCounted(frame));
  const peak = options.peak ? peakOf(timeline, claim) : undefined;
  const periods = (which: string) => seriesSql(frame, timeline, measure, which);
  // Periods without a mean stay on the axis, as gaps.
  const others = versus ? conditions(`NOT (${condition(frame.table, [group])})`, condition(frame.table, inside)) : '';
  const sql = versus
    ? `SELECT period, a.y AS member, b.y AS others FROM ${allPeriods(timeline)} LEFT JOIN (${periods(filter)}) a USING (period) ` +
      `LEFT JOIN (${periods(others)}) b USING (period) ORDER BY period`
    : `SELECT period, y FROM ${allPeriods(timeline)} LEFT JOIN (${periods(filter)}) USING (period) ORDER BY period`;
  return {
    type: 'line',
    title: titleWithin(frame, t('title.over-time', { what: label, grain: timeline.grain }), parts),
    x: { label: t('label.grain', { grain: timeline.grain }), type: 'time', grain: timeline.grain },
    y: { label, ...(measure?.unit ? { unit: measure.unit } : {}) },
    series: versus ? [capital(forGroup(frame, dimension, labelsText(group))), t('series.others', { rows: frame.rows })] : [label],
    sql,
    ...(peak === undefined ? {} : { highlight: peak }),
    rows: (versus ? [filter, others] : [filter]).map((which) => rowsByPeriod(frame, timeline, measure, which)),
    key: `line|${measure?.id ?? 'count'}|${filter}`,
  };
}

/** Counts or means over the parts of a calendar cycle, in the calendar's order. */
export function cycleBars(frame: Frame, timeline: Timeline, measure: Measure | null, claim: Claim): ChartPlan | null {
  const members = claim.member?.split(', ') ?? [];
  const [first] = members;
  const cycle = CYCLES.find((candidate) => first !== undefined && candidate.labels.includes(first));
  if (!cycle) return null;
  // As the sentences: levels of all rows, numbers of those of whole periods.
  const which = measure ? isDated(frame, timeline) : withinPeriods(timeline);
  const part = cycle.sql(`CAST(${name(timeline.column.name)} AS TIMESTAMP)`);
  const label = measure ? labelOf(frame, measure) : capital(rowsCounted(frame));
  return {
    type: 'bar',
    title: t('title.cycle', { what: label, cycle: cycle.id }),
    x: { label: t('label.cycle', { cycle: cycle.id }), type: 'category' },
    y: { label, ...(measure?.unit ? { unit: measure.unit } : {}) },
    series: [label],
    sql: alongAxis(
      cycle.labels,
      `SELECT ${listOf(cycle.labels)}[part + 1] AS x, y FROM (SELECT ${part} AS part, ${measure ? levelSql(frame, measure)() : 'count(*)'} AS y ` +
        `FROM ${frame.table.relation}${where(which)} GROUP BY 1)`,
      [measure ? 'y' : 'coalesce(y, 0) AS y'],
    ),
    ...(first === undefined ? {} : { highlight: first, highlights: members }),
    rows: [
      {
        ...taken(frame, measure, which),
        at: { sql: `${listOf(cycle.labels)}[(${part}) + 1]`, columns: [timeline.column.name] },
      },
    ],
    key: `cycle|${cycle.id}|${measure?.id ?? 'count'}`,
  };
}
