import type { Dimension, Measure } from '../../insights/frame/frame';
import type { TestLog } from '../../insights/judge/test-log';
import { weightOf } from '../../insights/series/series';
import { normalTwoSided } from '../../stats/distributions/distributions';
import { rowsWithin } from './cells/parts-of-groups';
import type { Split } from './gap-of';
import { isOneOfEach } from './like-with-like';
import type { Found } from './group-step-finding';
import { LIMITS } from './limits';
import { isOneMoment } from './same-step';

/** One label of another column within the rows of a group: what it does at the step, and what the group's other rows do. */
interface Part {
  dimension: Dimension;
  code: number;
  own: Change;
  rest: Change;
  /** Standard errors by which the two changes differ. */
  apart: number;
}

interface Change {
  before: number;
  after: number;
  /** Of the change. */
  error: number;
  fewest: number;
}

/**
 * A group's step is told of the part of its rows that makes it: those of one label of another column, without which the group stays where it was. What the other
 * groups' rows of that label do as well is no part's own.
 */
export function narrowed(found: readonly Found[], log: TestLog, dimensions: readonly Dimension[]): Found[] {
  const parts = found.map((own) => narrowOne(own, log, dimensions));
  // Of a group and of another that crosses it the part that both share is one.
  return parts.filter((own, i) => own === found[i] || !parts.slice(0, i).some((other) => isSamePart(own, other)));
}

function narrowOne(own: Found, log: TestLog, dimensions: readonly Dimension[]): Found {
  const { split, step, others, tests } = own;
  const { measure, together } = split;
  const [test] = tests;
  if (!measure || together || others > 0 || !own.isSure || !test) return own;
  // Of a cell of two columns the part is that of its group, whatever the other column says.
  const group = dimensions.find(({ column }) => column.name === split.dimension.column.name) ?? split.dimension;
  const asked = dimensions.filter(
    (one) =>
      one !== group &&
      one.column.name !== split.within?.dimension.column.name &&
      !one.outcome &&
      one.distinct === one.labels.length &&
      one.labels.length <= LIMITS.mostLabels &&
      !measure.columns.includes(one.column.name) &&
      !isOneOfEach(group, one),
  );
  const labels = asked.reduce((sum, one) => sum + one.labels.length, 0);
  const [best] = asked.flatMap((one) => one.labels.flatMap((_, code) => partOf(own, measure, one, code) ?? [])).sort((a, b) => b.apart - a.apart);
  const told = best && split.within ? partOf({ ...own, split: { ...split, dimension: group } }, measure, best.dimension, best.code) : best;
  const p = told ? normalTwoSided(told.apart) * labels : 1;
  if (!told || p > LIMITS.surelyPart) return own;
  const within = { dimension: group, label: group.labels[step.code] ?? '' };
  const part: Split = { ...split, dimension: rowsWithin(told.dimension, group, step.code), within };
  return {
    ...own,
    split: part,
    step: { ...step, code: told.code, own: [told.own.before, told.own.after], rest: [told.rest.before, told.rest.after] },
    of: { split: part, step: { ...step, code: told.code } },
    tests: [...tests, log.member(p / labels, test, labels)],
  };
} // prettier-ignore

function partOf({ split, step }: Found, measure: Measure, dimension: Dimension, code: number): Part | null {
  const isGroup = (row: number) => split.dimension.codes[row] === step.code;
  const isPart = (row: number) => dimension.codes[row] === code;
  const own = changeOf(split, measure, step.moment, (row) => isGroup(row) && isPart(row));
  const rest = changeOf(split, measure, step.moment, (row) => isGroup(row) && !isPart(row));
  const elsewhere = changeOf(split, measure, step.moment, (row) => (split.dimension.codes[row] ?? -1) >= 0 && !isGroup(row) && isPart(row));
  if (own.fewest < LIMITS.fewestOfPart || rest.fewest < LIMITS.fewestOfPart) return null;
  const [change, left] = [own.after - own.before, rest.after - rest.before];
  const isSame = Math.sign(change) === Math.sign(step.own[1] - step.own[0]);
  const without = left / change;
  // What is known of too few rows elsewhere does not say that they stay.
  const also = elsewhere.fewest > 0 ? (elsewhere.after - elsewhere.before) / change : 0;
  if (!isSame || without > LIMITS.moves || also > LIMITS.itsOwn) return null;
  return { dimension, code, own, rest, apart: Math.abs(change - left) / Math.hypot(own.error, rest.error) };
} // prettier-ignore

/** What the mean of these rows changes by at a moment. */
function changeOf({ timeline }: Split, measure: Measure, moment: number, has: (row: number) => boolean): Change {
  const sides = [0, 1].map(() => ({ n: 0, weights: 0, sum: 0, squares: 0 }));
  const [start, end] = [timeline.edges[0] ?? -Infinity, timeline.edges.at(-1) ?? Infinity];
  timeline.values.forEach((time, row) => {
    const value = measure.values[row] ?? NaN;
    const side = sides[time >= moment ? 1 : 0];
    if (!side || !(time >= start && time < end) || value !== value || !has(row)) return;
    const weight = weightOf(measure, row);
    side.n++;
    side.weights += weight;
    side.sum += weight * value;
    side.squares += weight * value * value;
  });
  const means = sides.map(({ sum, weights }) => sum / weights) as [number, number];
  const scatter = sides.reduce((all, { sum, squares, weights, n }) => all + (n * Math.max(0, squares - (sum * sum) / weights)) / weights, 0);
  const [before, after] = sides.map(({ n }) => n) as [number, number];
  // Of a share that one side has none of, the other says how it scatters.
  const variance = scatter / Math.max(1, before + after - 2);
  return { before: means[0], after: means[1], error: Math.sqrt(variance / before + variance / after), fewest: Math.min(before, after) };
} // prettier-ignore

function isSamePart(own: Found, other: Found): boolean {
  const cell = ({ split: { dimension, within }, step }: Found) =>
    JSON.stringify([[dimension.column.name, dimension.labels[step.code] ?? ''], ...(within ? [[within.dimension.column.name, within.label]] : [])].sort());
  return own.split.measure === other.split.measure && cell(own) === cell(other) && isOneMoment(own, other);
} // prettier-ignore
