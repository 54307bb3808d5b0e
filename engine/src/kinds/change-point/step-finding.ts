import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Test } from '../../insights/judge/test-log';
import { yearBefore } from '../../insights/series/year-before';
import { seriesSql } from '../../insights/series/series';
import type { Changes } from '../../stats/segments/changes';
import type { Form } from '../../stats/segments/pieces';
import { turnsOf } from '../miners/series-changes/turns-of';
import { datedBy, sidesSql, type Series, type Turn } from '../miners/series-changes/series-told';
import type { StepTold } from './say';
import { LIMITS } from './limits';

/** A change of level. */
export interface Step extends Turn {
  /** Between two levels, or off the line that the series had followed. */
  form: Form;
  before: number;
  after: number;
  /** Distance of both, in standard deviations of what the pieces leave. */
  shift: number;
  up: boolean;
}

/** Those changes of a series that are steps: of level, or of a line by more than its slope changes. */
export function stepsAmong(series: Series, { changes, form }: Changes): Step[] {
  return turnsOf(series.values, changes, form).flatMap(({ turn, before, after, sd, bend }) => {
    // A line is where it would have been at the change, beside where the next one begins.
    const [was, is] = form === 'level' ? [before.start, after.start] : [before.start + before.slope * (turn.at - turn.from), after.start]; // prettier-ignore
    const shift = Math.abs(is - was) / sd;
    const isStep = shift >= LIMITS.leastShift && Math.abs(is - was) >= LIMITS.leastChange * Math.abs(was) && shift >= bend;
    return isStep ? [{ ...turn, form, before: was, after: is, shift, up: is > was }] : [];
  });
}

const within = ([from, to]: readonly [number, number]): string => `x >= ${from} AND x < ${to}`;
const meanOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A step as the report tells it. */
export function stepFinding(series: Series, step: Step, tests: Test[]): Finding<StepTold> {
  const { frame, timeline, measure, values, whole } = series;
  const season = series.cycle !== undefined && step.form === 'level' ? yearBefore(step, series.cycle) : null;
  const { before, after } = season ? { before: within(season.before), after: within(season.after) } : sidesSql(step);
  const at = (side: string) =>
    step.form === 'level'
      ? `avg(y) FILTER (WHERE ${side})`
      : `regr_intercept(y, x) FILTER (WHERE ${side}) + ${step.at} * regr_slope(y, x) FILTER (WHERE ${side})`;
  return {
    kind: 'change-point',
    subject: { filter: [], breakdown: timeline.column.name, measure: measure?.typed ?? COUNT },
    member: new Date(timeline.edges[step.at] ?? 0).toISOString().slice(0, 10),
    direction: step.up ? 'up' : 'down',
    unit: measure?.unit ?? null,
    n: frame.n,
    effect: step.shift,
    strength: LIMITS.weight * (step.shift / (step.shift + LIMITS.halfStrength)),
    impact: (step.to - step.from) / values.length,
    tests,
    expected: frame.sampled || !whole ? null : season ? meanOf(values.slice(...season.after)) : step.after,
    sql:
      `SELECT * FROM (WITH steps AS (${seriesSql(frame, timeline, measure, '')}) ` +
      `SELECT ${at(after)} AS value, ${at(before)} AS baseline, sum(n) AS n FROM steps)`,
    told: {
      timeline,
      measure,
      up: step.up,
      isOffLine: step.form === 'line',
      season: season !== null,
      ...datedBy(timeline, step),
    },
    topics: [timeline.column.name, measure?.id ?? 'count', `trend×${measure?.family ?? 'count'}`],
  };
}
