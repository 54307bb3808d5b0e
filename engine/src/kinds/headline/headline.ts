import { yesOrNo } from '../../read/typing/yes-or-no';
import type { Word } from '../../contracts/report/claim';
import { COUNT, printMeasure, rateOf, type TypedMeasure } from '../../contracts/report/measure';
import { periodText } from '../../wording/date-text';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline, Unfinished } from '../../insights/frame/frame';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { areOwn } from '../../insights/frame/roles';
import { comparedWith } from '../../insights/frame/time/periods';
import { isRegister } from '../../insights/frame/time/register';
import { isRunningTotal } from '../../insights/series/running-total';
import { conditions, equals, filtered, instant, name, possibleTime, sortedSample, trueTime, where } from '../../insights/sql';
import { isPending } from '../../understand/outcome/outcome-words';
import { everFigure } from './ever';
import { openFigure } from './open-now';
import type { FigureTold, Ties, ValueWords } from './say';
import { farthest, holds, reaches } from '../farthest';
import { LIMITS as SERIES } from '../../insights/series/limits';
import { LIMITS } from './limits';

/** The table's leading figures: how many rows, their measures' levels, what becomes of them, and the last complete period. */
export function mineHeadlines({ frame }: Mining): Finding<FigureTold>[] {
  const { timeline } = frame;
  const byMetric = frame.table.byMetric ?? [];
  return [
    rowsFigure(frame),
    ...(timeline && timeline.edges.length > 2 && !timeline.regular ? [lastPeriod(frame, timeline)] : []),
    ...openCases(frame),
    ...frame.measures
      // What a quotient is of all rows is told with the leading figures; the mean of its rows would be another number for the same.
      .filter((measure) => areOwn(frame.table, measure.columns) && quotientOfSums(frame, measure) === null)
      .filter(({ columns: [column = ''] }) => !byMetric.includes(column) || byMetric.indexOf(column) < LIMITS.mostMetrics)
      .slice(0, LIMITS.mostMeasures)
      .map((measure) =>
        timeline && isRunningTotal(frame, measure) ? runningFigure(frame, timeline, measure) : measureFigure(frame, measure),
      ),
    ...frame.dimensions
      .filter((dimension) => dimension.outcome && areOwn(frame.table, [dimension.column.name]))
      .slice(0, LIMITS.mostOutcomes)
      .map((dimension) => outcomeFigure(frame, dimension)),
    ...frame.dimensions
      .filter((dimension) => !dimension.outcome && dimension.distinct > 2 && areOwn(frame.table, [dimension.column.name]))
      .slice(0, LIMITS.mostDimensions)
      .map((dimension) => membersFigure(frame, dimension)),
  ];
}

type Given = Pick<Finding<FigureTold>, 'sql' | 'told'> & Partial<Finding<FigureTold>>;

function figure(frame: Frame, measure: TypedMeasure, parts: Given): Finding<FigureTold> {
  return described(LIMITS.weight, 0, {
    kind: 'headline',
    subject: { filter: [], breakdown: null, measure },
    unit: null,
    n: frame.n,
    topics: [printMeasure(measure)],
    context: true,
    ...parts,
  });
}

function rowsFigure(frame: Frame): Finding<FigureTold> {
  const { timeline, table } = frame;
  const time = timeline ? name(timeline.column.name) : null;
  const range = time
    ? `, epoch_ms(CAST(min(${time}) AS TIMESTAMP)) AS first, epoch_ms(CAST(${filtered(`max(${time})`, trueTime(table))} AS TIMESTAMP)) AS last`
    : '';
  return figure(frame, COUNT, {
    expected: frame.sampled ? null : frame.n,
    strength: LIMITS.weightOfRows,
    sql: `SELECT count(*) AS value${range} FROM ${table.relation}`,
    told: { figure: 'rows' },
  });
}

function lastPeriod(frame: Frame, timeline: Timeline): Finding<FigureTold> {
  const { edges, grain } = timeline;
  const [before, last] = [comparedWith(timeline), edges.length - 2];
  const time = name(timeline.column.name);
  const within = (i: number) => `${time} >= ${instant(edges[i] ?? 0)} AND ${time} < ${instant(edges[i + 1] ?? 0)}`;
  return figure(frame, COUNT, {
    subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
    member: periodText(edges[last] ?? 0, grain),
    sql:
      `SELECT ${filtered('count(*)', within(last))} AS value, ${filtered('count(*)', within(before))} AS baseline ` +
      `FROM ${frame.table.relation}`,
    rows: { where: within(last) },
    told: { figure: 'period', timeline },
    topics: ['count', timeline.column.name],
  });
}

function openCases(frame: Frame): Finding<FigureTold>[] {
  const { timeline, unfinished } = frame;
  if (frame.table.stay) {
    const { measure, parts } = everFigure(frame, frame.table.stay);
    return [figure(frame, measure, parts)];
  }
  if (!timeline || !unfinished || areStillThere(frame, unfinished) || isWaiting(frame, unfinished)) return [];
  const { measure, parts } = openFigure(frame, timeline, unfinished);
  return [figure(frame, measure, parts)];
}

/** Those of them that are open for long are told with how many are. */
const isWaiting = ({ waiting }: Frame, { by }: Unfinished): boolean =>
  waiting.some(({ wait: { target, state } }) => ('end' in by ? by.end === target : by.column === state?.column));

/** Members of a list who have not left are no work to be finished; what is pending, or owed, is. */
const areStillThere = ({ table, ticketLike }: Frame, { by, owed }: Unfinished): boolean =>
  isRegister(table) &&
  !ticketLike &&
  owed === null &&
  !('labels' in by && by.labels.some((label) => isPending(label, by.labels)));

function measureFigure(frame: Frame, measure: Measure): Finding<FigureTold> {
  const quantiles = `(${filtered(`quantile_cont(${measure.sql}, [0.1, 0.5, 0.9])`, sortedSample(frame, measure.filled))})`;
  return figure(frame, measure.typed, {
    unit: measure.unit,
    n: measure.filled,
    sql:
      `SELECT avg(${measure.sql}) AS value, ${quantiles}[2] AS middle, ${quantiles}[1] AS low, ${quantiles}[3] AS high, ` +
      `sum(${measure.sql}) AS total, count(${measure.sql}) AS n FROM ${frame.table.relation}`,
    told: { figure: 'level', measure },
    topics: [measure.id],
  });
}

/** From where to where a running total goes: all that can be said of its level. */
function runningFigure(frame: Frame, timeline: Timeline, measure: Measure): Finding<FigureTold> {
  return figure(frame, measure.typed, {
    unit: measure.unit,
    n: measure.filled,
    sql:
      `SELECT max(${measure.sql}) AS value, min(${measure.sql}) AS baseline, count(${measure.sql}) AS n FROM ${frame.table.relation}` +
      where(`${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table)),
    rows: {
      how: 'highest',
      where: conditions(`${measure.sql} IS NOT NULL`, `${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table)),
    },
    told: { figure: 'running', measure, growing: growing(frame, timeline, measure) },
    topics: [measure.id],
  });
}

function outcomeFigure(frame: Frame, dimension: Dimension): Finding<FigureTold> {
  const event = dimension.event ?? dimension.labels.find((label) => dimension.column.role === 'boolean' && yesOrNo(label));
  // One more is named rather than counted, and a scale is told along itself.
  const most = dimension.distinct <= LIMITS.mostLabels + 1 ? dimension.distinct : LIMITS.mostLabels;
  const scale = dimension.column.order?.filter((label) => dimension.labels.includes(label)) ?? [];
  const frequent = (scale.length === dimension.labels.length && scale.length <= most ? scale : dimension.labels).filter(
    (label) => label !== event,
  );
  // What happened comes before that it did not.
  const labels = [...(event === undefined ? [] : [event]), ...frequent].slice(0, most);
  const [first = ''] = labels;
  const column = name(dimension.column.name);
  const share = (label: string) => `avg((${equals(dimension.column, label)})::INT)`;
  return figure(frame, rateOf(dimension.column.name, first), {
    member: first,
    unit: '%',
    n: dimension.filled,
    sql: `SELECT ${labels.map((label, i) => `${share(label)} AS ${i === 0 ? 'value' : `share${i}`}`).join(', ')}, count(${column}) AS n FROM ${frame.table.relation}`,
    told: { figure: 'shares', dimension, labels },
    topics: [dimension.column.name],
  });
}

function membersFigure(frame: Frame, dimension: Dimension): Finding<FigureTold> {
  const column = name(dimension.column.name);
  const [first = '', second = ''] = dimension.labels;
  const count = (label: string) => filtered('count(*)', equals(dimension.column, label));
  return figure(frame, COUNT, {
    subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
    member: first,
    n: dimension.filled,
    sql: `SELECT ${count(first)} AS value, ${count(second)} AS second, count(DISTINCT ${column}) AS members, count(${column}) AS n FROM ${frame.table.relation}`,
    told: { figure: 'values', dimension, first, second, ...tiesOf(frame, dimension, first, second) },
    topics: [dimension.column.name],
  });
}

/** How many labels are as frequent as the first and as the second; of them those are named that stand first in order of their letters. */
function tiesOf(frame: Frame, dimension: Dimension, first: string, second: string): { ties: Ties; words: ValueWords } {
  const alike = (place: number) => dimension.counts.filter((count) => count === dimension.counts[place]).length;
  const ties = { first: alike(0), second: alike(1) };
  return { ties, words: wordsOfValues(frame, dimension, first, second, ties) };
}

/** That a running total hardly ever falls from one moment to the next. */
function growing({ table }: Frame, timeline: Timeline, { sql }: Measure): Word {
  const time = name(timeline.column.name);
  const at = `SELECT ${time} AS x, max(${sql}) AS y FROM ${table.relation}${where(`${sql} IS NOT NULL`, `${time} IS NOT NULL`, possibleTime(table))} GROUP BY 1`;
  const steps = `SELECT y - lag(y) OVER (ORDER BY x) AS step FROM (${at})`;
  return holds('growing', `falls <= ${SERIES.mostCorrections} * steps`, `SELECT count(*) FILTER (WHERE step < 0) AS falls, count(step) AS steps FROM (${steps})`);
} // prettier-ignore

/** What is said of how the rows fall upon the values of a column. */
function wordsOfValues({ table }: Frame, { column }: Dimension, first: string, second: string, ties: Ties): ValueWords {
  const counts = (own: string, without: string | null) =>
    `SELECT ${equals(column, own)} AS own, count(*) AS y FROM ${table.relation}${where(`${name(column.name)} IS NOT NULL`, without === null ? '' : `NOT (${equals(column, without)})`)} GROUP BY ${name(column.name)}`;
  const alike = (own: string, n: number) =>
    holds('exactly', `alike = ${n}`, `SELECT count(*) FILTER (WHERE y = mine) AS alike FROM (SELECT y, max(y) FILTER (WHERE own) OVER () AS mine FROM (${counts(own, null)}))`);
  return {
    even: [holds('each', 'least = most', `SELECT min(y) AS least, max(y) AS most FROM (${counts(first, null)})`)],
    tied: [reaches('most', counts(first, null)), alike(first, ties.first)],
    other: [
      farthest('most', counts(first, null)),
      ...(ties.second === 1 ? [farthest('next', counts(second, first))] : [reaches('high', counts(second, first)), alike(second, ties.second)]),
    ],
  };
} // prettier-ignore
