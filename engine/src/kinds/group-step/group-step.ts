import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/lead-measures';
import { levelSql } from '../../insights/frame/quotient-of-sums';
import { areOwn } from '../../insights/frame/roles';
import type { Test } from '../../insights/judge/test-log';
import { neverFalls } from '../../insights/series/running-total';
import { fineSeries } from '../../insights/series/fine-series';
import { hasSingleRows, meanSeries, periodKey, withinPeriods } from '../../insights/series/series';
import { conditions, equals, instant, name, where } from '../../insights/sql';
import { pettitt } from '../../stats/pettitt';
import { changesOf } from '../../stats/segments/changes';
import type { GroupStepTold } from './say';
import { LIMITS } from './limits';

/**
 * Groups whose level of a measure changes at a time and stays, and that of the others does not: the test of changes of level that is held
 * against series that persist, or Pettitt's, of what lies between the two.
 */
export function mineGroupSteps({ frame, log }: Mining): Finding<GroupStepTold>[] {
  const { timeline } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods || hasSingleRows(timeline)) return [];
  const measures = leadOfFamilies(frame)
    .filter((measure) => !neverFalls(frame, measure) && !measure.columns.includes(timeline.column.name))
    .slice(0, LIMITS.mostMeasures);
  const dimensions = frame.dimensions.filter(
    ({ distinct, entity, column }) =>
      !entity && distinct > 1 && distinct <= LIMITS.mostLabels && areOwn(frame.table, [column.name]),
  );
  return measures.flatMap((measure) =>
    dimensions.flatMap((dimension) => {
      if (measure.columns.includes(dimension.column.name)) return [];
      const steps = stepsOf(timeline, measure, dimension);
      // What lies between a group and the others changes as well where one of the others moves.
      const first = plainest(steps.filter(isTold)) ?? plainest(steps);
      if (!first) return [];
      // The group that goes furthest was picked among all (Bonferroni).
      const test = log.add(Math.min(1, first.p * steps.length), 'inside');
      return isTold(first) ? [finding(frame, timeline, measure, dimension, first, test)] : [];
    }),
  );
}

const plainest = (steps: readonly Step[]): Step | undefined => [...steps].sort((a, b) => a.p - b.p || b.own - a.own)[0];

interface Step {
  code: number;
  /** When the change is, in milliseconds. */
  moment: number;
  p: number;
  /** Size of the step of what lies between the group and the others, in its pooled standard deviations. */
  shift: number;
  /** How much of its level before the group's level changes by, without sign. */
  own: number;
  /** The share of the group's own step that is more than that of the others. */
  apart: number;
  up: boolean;
  /** Squares that two levels leave, of those that a line leaves. */
  fit: number;
  /** Periods on the smaller side. */
  beside: number;
}

const isTold = ({ shift, own, apart, fit, beside }: Step): boolean =>
  beside >= LIMITS.fewestBeside &&
  shift >= LIMITS.leastShift &&
  own >= LIMITS.leastChange &&
  apart >= LIMITS.itsOwn &&
  fit <= LIMITS.fitRather;

/** What lies between a group and the others in each period, or in shorter steps. */
interface Gap {
  own: number[];
  rest: number[];
  /** Moment at which each step begins, in milliseconds. */
  at: number[];
}

function stepsOf(timeline: Timeline, measure: Measure, dimension: Dimension): Step[] {
  return dimension.labels.flatMap((_, code) => {
    const isMember = (row: number) => dimension.codes[row] === code;
    const isOther = (row: number) => (dimension.codes[row] ?? -1) >= 0 && dimension.codes[row] !== code;
    const coarse = gapOf(timeline, meanSeries(timeline, measure, isMember).values, meanSeries(timeline, measure, isOther).values);
    if (coarse.at.length < LIMITS.fewestPeriods) return [];
    const [own, rest] = [fineSeries(timeline, measure, isMember), fineSeries(timeline, measure, isOther, isMember)];
    const fine = own && rest ? gapOf(timeline, own, rest) : null;
    const steps = [coarse, ...(fine && fine.at.length >= LIMITS.fewestPeriods ? [fine] : [])].flatMap((gap) => stepOf(code, gap));
    const [plainer] = steps.toSorted((one, other) => one.p - other.p);
    // The better of several answers to one question counts as often.
    return plainer ? [{ ...plainer, p: Math.min(1, steps.length * plainer.p) }] : [];
  });
}

function gapOf({ edges }: Timeline, own: Float64Array, rest: Float64Array): Gap {
  const filled = [...own.keys()].filter((i) => Number.isFinite((own[i] ?? NaN) - (rest[i] ?? NaN)));
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  const isCoarse = own.length === edges.length - 1;
  return {
    own: filled.map((i) => own[i] ?? NaN),
    rest: filled.map((i) => rest[i] ?? NaN),
    at: filled.map((i) => (isCoarse ? (edges[i] ?? 0) : first + (i * (last - first)) / own.length)),
  };
}

function stepOf(code: number, { own, rest, at: moments }: Gap): Step[] {
  const between = own.map((value, i) => value - (rest[i] ?? NaN));
  const one = pettitt(between);
  if (!one) return [];
  const several = changesOf(between);
  const [change] = several?.changes.length === 1 ? several.changes : [];
  const { at } = change ?? one;
  const levels = (values: readonly number[]) => [mean(values.slice(0, at)), mean(values.slice(at))] as const;
  const [gapBefore, gapAfter] = levels(between);
  const [before, after] = levels(own);
  const [restBefore, restAfter] = levels(rest);
  const left = squares(between.map((value, i) => value - (i < at ? gapBefore : gapAfter)));
  const step = after - before;
  return [
    {
      code,
      moment: moments[at] ?? 0,
      // The better of two answers to one question counts twice.
      p: Math.min(1, 2 * Math.min(several?.p ?? 1, one.p)),
      shift: Math.abs(gapAfter - gapBefore) / Math.sqrt(left / Math.max(1, between.length - 2)),
      own: Math.abs(step) / Math.abs(before),
      apart: (Math.sign(step) * (step - (restAfter - restBefore))) / Math.abs(step),
      up: step > 0,
      fit: left / leftByLine(between),
      beside: Math.min(at, between.length - at),
    },
  ];
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);

/** Squares that a straight line through evenly spaced values leaves. */
function leftByLine(values: readonly number[]): number {
  const [x, y] = [(values.length - 1) / 2, mean(values)];
  const sxy = values.reduce((sum, value, i) => sum + (i - x) * (value - y), 0);
  const sxx = values.reduce((sum, _, i) => sum + (i - x) ** 2, 0);
  return squares(values.map((value) => value - y)) - (sxy * sxy) / sxx;
}

function finding(
  frame: Frame,
  timeline: Timeline,
  measure: Measure,
  dimension: Dimension,
  step: Step,
  test: Test,
): Finding<GroupStepTold> {
  const label = dimension.labels[step.code] ?? '';
  const isMember = equals(dimension.column, label);
  const at = Math.max(
    0,
    timeline.edges.findLastIndex((edge) => edge <= step.moment),
  );
  const edge = step.moment;
  const time = name(timeline.column.name);
  const [before, after] = [`${time} < ${instant(edge)}`, `${time} >= ${instant(edge)}`];
  const level = levelSql(frame, measure);
  const n = dimension.counts[step.code] ?? 0;
  return {
    kind: 'group-step',
    subject: {
      filter: [{ column: dimension.column.name, op: '=', value: label }],
      breakdown: timeline.column.name,
      measure: measure.typed,
    },
    member: periodKey(timeline, at),
    direction: step.up ? 'up' : 'down',
    unit: measure.unit,
    n,
    effect: step.shift,
    strength: (LIMITS.weight * step.shift) / (step.shift + LIMITS.halfStrength),
    impact: n / frame.n,
    tests: [test],
    expected: null,
    sql:
      `SELECT ${level(isMember, after)} AS value, ${level(isMember, before)} AS baseline, ` +
      `${level(`NOT (${isMember})`, after)} AS others, ${level(`NOT (${isMember})`, before)} AS others_before, ` +
      `count(${measure.sql}) FILTER (WHERE ${conditions(isMember, after)}) AS n FROM ${frame.table.relation}${where(withinPeriods(timeline))}`,
    rows: { where: conditions(isMember, after, withinPeriods(timeline)) },
    told: { timeline, dimension, label, measure, edge, up: step.up },
    topics: [dimension.column.name, measure.id, timeline.column.name, `step×${measure.family}`],
  };
}
