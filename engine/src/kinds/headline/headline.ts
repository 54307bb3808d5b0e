import { COUNT, printMeasure, rateOf, type TypedMeasure } from '../../contracts/measure';
import { capital, human, isPlural, labelText, list } from '../../wording/human';
import { amountText, numberText, percentText } from '../../wording/number-text';
import { periodText, rangeText } from '../../wording/date-text';
import { countText, measureText } from '../../wording/phrases';
import type { Table } from '../../model';
import { isStock } from '../../insights/series/changes';
import { fact, type Finding, type Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { isRunningTotal } from '../../insights/series/running-total';
import { equals, filtered, instant, name, possibleTime, sortedSample, where } from '../../insights/sql';
import type { Row } from '../../duckdb/cell';

const MOST_MEASURES = 8;
const MOST_OUTCOMES = 4;
const MOST_DIMENSIONS = 4;

/** The table's leading figures: how many rows, their measures' levels, what becomes of them, and the last complete period. */
export function mineHeadlines({ frame }: Mining): Finding[] {
  const { timeline } = frame;
  return [
    rowsFigure(frame),
    ...(timeline && timeline.edges.length > 2 && !timeline.regular ? [lastPeriod(frame, timeline)] : []),
    ...frame.measures
      .slice(0, MOST_MEASURES)
      .map((measure) =>
        timeline && isRunningTotal(frame, measure) ? runningFigure(frame, timeline, measure) : measureFigure(frame, measure),
      ),
    ...frame.dimensions
      .filter((dimension) => dimension.outcome)
      .slice(0, MOST_OUTCOMES)
      .map((dimension) => outcomeFigure(frame, dimension)),
    ...frame.dimensions
      .filter((dimension) => !dimension.outcome && dimension.distinct > 2)
      .slice(0, MOST_DIMENSIONS)
      .map((dimension) => membersFigure(frame, dimension)),
  ];
}

function figure(frame: Frame, measure: TypedMeasure, parts: Pick<Finding, 'sql' | 'say'> & Partial<Finding>): Finding {
  return {
    kind: 'headline',
    subject: { filter: [], breakdown: null, measure },
    member: null,
    direction: 'none',
    unit: null,
    n: frame.n,
    effect: null,
    strength: 0.04,
    impact: 1,
    tests: [],
    expected: null,
    topics: [printMeasure(measure)],
    context: true,
    ...parts,
  };
}

function rowsFigure(frame: Frame): Finding {
  const { timeline, table } = frame;
  const time = timeline ? name(timeline.column.name) : null;
  const range = time
    ? `, epoch_ms(CAST(min(${time}) AS TIMESTAMP)) AS first, epoch_ms(CAST(${filtered(`max(${time})`, possibleTime(table))} AS TIMESTAMP)) AS last`
    : '';
  const yearly = timeline?.finest === 'year';
  return figure(frame, COUNT, {
    expected: frame.sampled ? null : frame.n,
    strength: 0.06,
    sql: `SELECT count(*) AS value${range} FROM ${table.relation}`,
    say: (facts) => {
      const from = fact(facts, 'first');
      const period = Number.isNaN(from) ? '' : ` ${rangeText(from, fact(facts, 'last'), yearly)}`;
      return {
        sentence: `The table holds ${countText(fact(facts, 'value'), frame.rows)} in ${countText(table.columns.length, 'columns')}${period}${totalsText(table)}.`,
        n: fact(facts, 'value'),
      };
    },
  });
}

/** Which rows are not counted because they sum up others. */
function totalsText({ parts }: Table): string {
  if (!parts) return '';
  const members = list(parts.totals.map(({ column, label }) => `${human(column)} ${labelText(label)}`));
  return `, beside rows that hold the sum of the others (${members}) and are left out of all figures`;
}

function lastPeriod(frame: Frame, timeline: Timeline): Finding {
  const { edges, grain } = timeline;
  const at = (i: number) => edges.at(i) ?? 0;
  const time = name(timeline.column.name);
  const within = (from: number, to: number) => `${time} >= ${instant(from)} AND ${time} < ${instant(to)}`;
  return figure(frame, COUNT, {
    subject: { filter: [], breakdown: timeline.column.name, measure: COUNT },
    member: periodText(at(-2), grain),
    sql:
      `SELECT ${filtered('count(*)', within(at(-2), at(-1)))} AS value, ${filtered('count(*)', within(at(-3), at(-2)))} AS baseline ` +
      `FROM ${frame.table.relation}`,
    say: (facts) => {
      const value = fact(facts, 'value');
      const baseline = fact(facts, 'baseline');
      return {
        sentence: `${capital(periodText(at(-2), grain))}, the last complete ${grain}, has ${countText(value, frame.rows)}${versusText(value, baseline, periodText(at(-3), grain))}.`,
        baseline,
        n: value,
      };
    },
    topics: ['count', timeline.column.name],
  });
}

/** A count beside that of the period before. */
function versusText(value: number, baseline: number, before: string): string {
  if (baseline === 0) return value === 0 ? `, like ${before}` : `, after none in ${before}`;
  if (value === baseline) return `: as many as in ${before}`;
  const change = Math.round((value / baseline - 1) * 100);
  const than = `the ${numberText(baseline)} of ${before}`;
  return change === 0 ? `: nearly ${than}` : `: ${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'} than ${than}`;
}

function measureFigure(frame: Frame, measure: Measure): Finding {
  const quantiles = `(${filtered(`quantile_cont(${measure.sql}, [0.1, 0.5, 0.9])`, sortedSample(frame, measure.filled))})`;
  return figure(frame, measure.typed, {
    unit: measure.unit,
    n: measure.filled,
    sql:
      `SELECT avg(${measure.sql}) AS value, ${quantiles}[2] AS middle, ${quantiles}[1] AS low, ${quantiles}[3] AS high, ` +
      `sum(${measure.sql}) AS total, count(${measure.sql}) AS n FROM ${frame.table.relation}`,
    say: (facts) => ({ sentence: measureSentence(frame, measure, facts), n: fact(facts, 'n') }),
    topics: [measure.id],
  });
}

/** From where to where a running total goes: all that can be said of its level. */
function runningFigure(frame: Frame, timeline: Timeline, measure: Measure): Finding {
  return figure(frame, measure.typed, {
    unit: measure.unit,
    n: measure.filled,
    sql:
      `SELECT max(${measure.sql}) AS value, min(${measure.sql}) AS baseline, count(${measure.sql}) AS n FROM ${frame.table.relation}` +
      where(`${name(timeline.column.name)} IS NOT NULL`, possibleTime(frame.table)),
    say: (facts) => ({
      sentence:
        `${capital(measure.noun)} ${isPlural(measure.noun) ? 'keep' : 'keeps'} growing over time, from ${measureText(measure, fact(facts, 'baseline'))} ` +
        `up to ${measureText(measure, fact(facts, 'value'))}: read as a running total, so neither its mean nor its sum is told.`,
      baseline: fact(facts, 'baseline'),
      n: fact(facts, 'n'),
    }),
    topics: [measure.id],
  });
}

function measureSentence(frame: Frame, measure: Measure, facts: Row): string {
  const text = (key: string) => measureText(measure, fact(facts, key));
  if (measure.fraction)
    return `In ${percentText(fact(facts, 'value'))} of ${countText(fact(facts, 'n'), frame.rows)}, ${measure.noun}.`;
  const middle = `half of them at most ${text('middle')}`;
  const range = text('low') === text('high') ? `exactly ${text('low')}` : `between ${text('low')} and ${text('high')}`;
  const spread = text('low') === text('high') ? `at least four in five of them ${range}` : `${middle}, four in five ${range}`;
  if (measure.verb)
    return `${capital(frame.rows)} take ${text('value')} to ${measure.verb} on average, ${spread} (${countText(fact(facts, 'n'), frame.rows)}).`;
  const sum = measure.additive && !isStock(frame, measure) ? `; in all ${amountText(fact(facts, 'total'), measure.unit)}` : '';
  return `${capital(measure.noun)} ${isPlural(measure.noun) ? 'average' : 'averages'} ${text('value')}, ${spread.replace(/of them/, 'of the values are')}${sum}.`;
}

function outcomeFigure(frame: Frame, dimension: Dimension): Finding {
  const labels = dimension.labels.slice(0, 4);
  const [first = ''] = labels;
  const column = name(dimension.column.name);
  const share = (label: string) => `avg((${equals(dimension.column, label)})::INT)`;
  return figure(frame, rateOf(dimension.column.name, first), {
    member: first,
    unit: '%',
    n: dimension.filled,
    sql: `SELECT ${labels.map((label, i) => `${share(label)} AS ${i === 0 ? 'value' : `share${i}`}`).join(', ')}, count(${column}) AS n FROM ${frame.table.relation}`,
    say: (facts) => {
      const parts = labels.map((label, i) => `${labelText(label)} ${percentText(fact(facts, i === 0 ? 'value' : `share${i}`))}`);
      const more = dimension.distinct - labels.length;
      return {
        sentence: `${capital(dimension.noun)} is ${list(more > 0 ? [...parts, `${numberText(more)} more`] : parts)}.`,
        n: fact(facts, 'n'),
      };
    },
    topics: [dimension.column.name],
  });
}

function membersFigure(frame: Frame, dimension: Dimension): Finding {
  const column = name(dimension.column.name);
  const [first = '', second = ''] = dimension.labels;
  const count = (label: string) => filtered('count(*)', equals(dimension.column, label));
  return figure(frame, COUNT, {
    subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
    member: first,
    n: dimension.filled,
    sql: `SELECT ${count(first)} AS value, ${count(second)} AS second, count(DISTINCT ${column}) AS members, count(${column}) AS n FROM ${frame.table.relation}`,
    say: (facts) => {
      const n = fact(facts, 'n');
      const part = (key: string) => `${numberText(fact(facts, key))}, ${percentText(fact(facts, key) / n)}`;
      return {
        sentence: `${capital(dimension.noun)} has ${numberText(fact(facts, 'members'))} values; the most frequent are ${labelText(first)} (${part('value')}) and ${labelText(second)} (${part('second')}).`,
        n,
      };
    },
    topics: [dimension.column.name],
  });
}
