import { DAY } from '../../insights/frame/time/periods';
import { rowsInside } from '../../insights/groups';
import { weightOf } from '../../insights/series/series';
import type { Split } from './gap-of';
import type { Step } from './step-of-gap';
import { surestFirst } from './steps-told';
import { LIMITS } from './limits';

/** A group's step within a column of groups. */
export interface OwnStep {
  split: Split;
  step: Step & { code: number };
}

/**
 * Whether a step is told better by that of another group, of another column, at about the same time: that of a part of its rows without which the others
 * of its rows stay, or, where its step is the surer one, take less than half of it, or that of all that it is a part of, which move without it as well. A line's scrap is that of its one machine; what a contractor does
 * in six wards is not told of one of them. Of two groups that cross, each of which holds still without the other's rows, the surer one is told.
 */
export const isToldBy = (own: OwnStep, other: OwnStep): boolean =>
  isAtOneTime(own, other) &&
  (isNamedShorter(own, other) || isWithin(other, own)
    ? isStillWithout(own, other)
    : isWithin(own, other)
      ? moves(other, own, LIMITS.itsOwn)
      : isCrossed(own, other) &&
        isStillWithout(own, other) &&
        (!isStillWithout(other, own) || surestFirst(other.step, own.step) < 0));

/** Whether shares of one whole move against each other at one time: what one kind gains of a group's rows the others lose, and of a kind's rows the other groups. */
export function isComplement(own: OwnStep, other: OwnStep): boolean {
  const [a, b] = [own.split, other.split];
  const isOfOneKind = a.kinds !== undefined && a.kinds === b.kinds && a.dimension.column === b.dimension.column;
  const isOfOneWhole = a.measure === b.measure || a.dimension.labels[own.step.code] === b.dimension.labels[other.step.code];
  return isOfOneKind && isOfOneWhole && up(own.step) !== up(other.step) && isNear(own, other);
}

/** Whether two steps of a group and of a part of it are one event, though one thing is looked at here and another there: what all of the group shows is that of the part. */
export const isPartsEvent = (own: OwnStep, other: OwnStep): boolean =>
  own.split.measure !== other.split.measure &&
  !other.split.within &&
  isNear(own, other) &&
  isWithin(other, own) &&
  !moves(own, other, LIMITS.itsOwn);

/**
 * Whether the step of a cell of two columns is one event with that of its label, though another length of the same rows is looked at, which has an end in common: where one is the rest of
 * the other, both change by the same days, and the label's other rows do as well.
 */
export const isLengthsEvent = (own: OwnStep, other: OwnStep): boolean =>
  own.split.within !== undefined &&
  !other.split.within &&
  haveEndInCommon(own, other) &&
  isAtOneTime(own, other) &&
  isWithin(own, other) &&
  moves(other, own, LIMITS.itsOwn) &&
  changeAlike(own, other);

function haveEndInCommon(own: OwnStep, other: OwnStep): boolean {
  const [a, b] = [own.split.measure, other.split.measure];
  return a !== b && a?.kind === 'duration' && b?.kind === 'duration' && a.columns.some((column) => b.columns.includes(column));
}

/** Whether at a cell's step, in its rows, what is looked at of its label changes by as much. */
function changeAlike(own: OwnStep, { split: { measure } }: OwnStep): boolean {
  const isOwn = (row: number) => own.split.dimension.codes[row] === own.step.code;
  const [change, its] = [own.split, { ...own.split, measure }].map((split) => changeOf({ ...own, split }, isOwn)) as [
    number,
    number,
  ];
  return Math.abs(change - its) < LIMITS.itsOwn * Math.abs(change);
}

/** Whether what is left of a group without the rows of another hardly takes any of its step. */
const isStillWithout = (own: OwnStep, other: OwnStep): boolean =>
  !moves(own, other, isSurer(other, own) ? LIMITS.itsOwn : LIMITS.moves);

const isSurer = ({ step }: OwnStep, other: OwnStep): boolean => step.p < other.step.p;

const isAtOneTime = (own: OwnStep, other: OwnStep): boolean =>
  (isNear(own, other) || hasFewBetween(own, other)) && up(own.step) === up(other.step);

/** Whether a group has so few rows between two moments that its step may be at either, as of what comes by terms. */
function hasFewBetween({ split: { timeline, measure, dimension }, step }: OwnStep, { step: other }: OwnStep): boolean {
  const [from, to] = [Math.min(step.moment, other.moment), Math.max(step.moment, other.moment)];
  const counts: [number, number, number] = [0, 0, 0];
  timeline.values.forEach((at, row) => {
    if (dimension.codes[row] !== step.code || (measure && Number.isNaN(measure.values[row] ?? NaN))) return;
    if (at < from) counts[0]++;
    else if (at < to) counts[1]++;
    else if (at >= to) counts[2]++;
  });
  return counts[1] <= LIMITS.fewBetween * Math.min(counts[0], counts[2]);
}

/** As near in time as one step is found twice: of a part and of its whole. */
export const isNear = (own: OwnStep, other: OwnStep): boolean => isWithinTime(own, other, LIMITS.oneTime, LIMITS.daysOfOneTime);

/** Whether two steps go one way and are as near in time as one event of several groups is found. */
export const isOneMoment = (own: OwnStep, other: OwnStep): boolean =>
  up(own.step) === up(other.step) && isWithinMoment(own, other);

/** Whether two steps are of one group, or of the same groups, at one moment, whichever way each goes. */
export const isOfOneGroup = (own: OwnStep, other: OwnStep): boolean =>
  own !== other &&
  own.split.dimension.column.name === other.split.dimension.column.name &&
  labelsOf(own) === labelsOf(other) &&
  isWithinMoment(own, other);

const labelsOf = ({ split: { dimension, together }, step }: OwnStep): string =>
  JSON.stringify(together ?? [dimension.labels[step.code]]);

/** As near in time as one event of several groups or measures is found. */
const isWithinMoment = (own: OwnStep, other: OwnStep): boolean => isWithinTime(own, other, 1, LIMITS.daysOfOneMoment);

function isWithinTime({ split, step }: OwnStep, { step: other }: OwnStep, periods: number, days: number): boolean {
  const [start = 0, next = 0] = split.timeline.edges;
  return Math.abs(step.moment - other.moment) <= Math.max(periods * (next - start), days * DAY);
}

const up = ({ own }: Step): boolean => own[1] > own[0];

/** Whether what is told of a cell of two columns is told of nearly the same rows by one of their labels. */
function isNamedShorter(own: OwnStep, other: OwnStep): boolean {
  if (!own.split.within || other.split.within) return false;
  const { rows, inside, all } = sharedRows(own, other);
  return inside >= LIMITS.mostOfOneKind * Math.max(rows, all);
}

/** Whether nearly all rows of one group are rows of the other, and it has others. */
function isWithin(part: OwnStep, whole: OwnStep): boolean {
  const { rows, inside, all } = sharedRows(part, whole);
  return inside >= LIMITS.mostOfOneKind * rows && inside < LIMITS.mostOfOneKind * all;
}

/** Whether two groups of one measure share rows, and each has others. */
function isCrossed(own: OwnStep, other: OwnStep): boolean {
  if (own.split.measure !== other.split.measure) return false;
  const { rows, inside, all } = sharedRows(own, other);
  return inside > 0 && inside < LIMITS.mostOfOneKind * Math.min(rows, all);
}

const sharedRows = ({ split: part, step }: OwnStep, { split: whole, step: wider }: OwnStep) =>
  rowsInside({ dimension: part.dimension, code: step.code }, { dimension: whole.dimension, code: wider.code });

/**
 * Whether the rows of the wider group that are none of the part take so much of its step, beyond what the others take (their rows of the part left out as well): all of it as the rows
 * say, since what is told is held like against like.
 */
function moves(wider: OwnStep, part: OwnStep, share: number): boolean {
  const { dimension } = wider.split;
  const isOwn = (row: number) => dimension.codes[row] === wider.step.code;
  const isPart = (row: number) => part.split.dimension.codes[row] === part.step.code;
  const others = changeOf(wider, (row) => (dimension.codes[row] ?? -1) >= 0 && !isOwn(row) && !isPart(row));
  const left = changeOf(wider, (row) => isOwn(row) && !isPart(row));
  const own = changeOf(wider, isOwn);
  const isMoved = (than: number) => Math.abs(left - than) >= share * Math.abs(own - than);
  // Of how many rows there are, what stays as frequent as it was has not moved, though all others become fewer.
  return isMoved(others) && (wider.split.measure !== null || isMoved(0));
}

/** By how much the mean of these rows changes at the step; of a number of rows, by which part of itself. 0 where there are none on one side. */
function changeOf({ split: { timeline, measure }, step: { moment } }: OwnStep, has: (row: number) => boolean): number {
  const sums = [0, 1].map(() => ({ sum: 0, n: 0 }));
  timeline.values.forEach((time, row) => {
    const side = sums[time >= moment ? 1 : 0];
    const value = measure ? (measure.values[row] ?? NaN) : 1;
    if (!side || Number.isNaN(time) || value !== value || !has(row)) return;
    const weight = measure ? weightOf(measure, row) : 1;
    side.sum += weight * value;
    side.n += weight;
  });
  const [before, after] = sums as [{ sum: number; n: number }, { sum: number; n: number }];
  if (before.n === 0 || after.n === 0) return 0;
  if (measure) return after.sum / after.n - before.sum / before.n;
  const [start = 0, end = 0] = [timeline.edges[0], timeline.edges.at(-1)];
  return Math.log(after.sum / (end - moment)) - Math.log(before.sum / (moment - start));
}
