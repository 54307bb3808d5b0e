import { labelsOf as labelsIn } from '../contracts/report/claim';
import type { Finding } from '../insights/finding';
import { columnsIn } from '../insights/frame/measures/columns-of-subject';
import { groupKey } from '../insights/frame/dimensions/aliases';
import type { Aliases } from '../insights/frame/frame';
import type { Pruning, Standing } from './kind-spec';
import { LIMITS } from './limits';

/** The group, or the cell of two columns, that a finding over time is of, as one text. */
const groupOf = ({ subject: { filter } }: Finding, aliases?: Aliases): string | null =>
  filter.length > 0
    ? JSON.stringify(
        filter.map((condition) => {
          const keys = labelsIn(condition).map((label) => groupKey(condition.column, label));
          return [condition.op, ...keys.map((key) => aliases?.get(key) ?? key)];
        }),
      )
    : null;

/** Whether two findings are of one thing that is counted or measured. */
export const ofOneThing = (a: Finding, b: Finding): boolean => {
  const [own, its] = [a, b].map(({ subject, event }) => [...columnsIn(subject.measure), ...(event?.above ?? [])]) as [
    string[],
    string[],
  ];
  return own.length === 0 ? its.length === 0 : own.some((column) => its.includes(column));
};

/** How near what two groups do at a time is in time: within a period of each other, or of the days between which either lies. */
export const isAtTimeOf = ({ event: a }: Finding, { event: b }: Finding): boolean => {
  if (!a || !b) return false;
  const [[from, to], [start, end]] = [a.between ?? [a.at, a.at], b.between ?? [b.at, b.at]];
  return Math.max(from, start) - Math.min(to, end) <= LIMITS.periodsOfOneEvent * Math.max(a.period, b.period);
};

/** What a table was made for comes first; a rate says more than an amount, and an amount more than how many rows there are. */
const ORDER = ['result', 'rate', 'amount', 'count'] as const;

/**
 * Whether what a group does at a time is told better by another finding of the same time: by a rate, then by an amount. A quotient that moves since what it is
 * a quotient by does is what follows: wages are a larger part of sales where these fall.
 */
export function isEventOfOther(finding: Finding, other: Finding, { aliases }: Pick<Pruning, 'aliases'> = {}): boolean {
  if (!finding.event || !other.event) return false;
  const group = groupOf(finding, aliases);
  if (group === null || group !== groupOf(other, aliases)) return false;
  if (!isAtTimeOf(finding, other)) return false;
  if (followsFrom(finding, other)) return true;
  if (followsFrom(other, finding)) return false;
  const [own, its] = [finding, other].map(({ event }) => (event ? ORDER.indexOf(event.by) : ORDER.length)) as [number, number];
  return its < own || (its === own && comesFirst(other, finding));
}

/** Whether a quotient goes the other way of what it is a quotient by. */
const followsFrom = ({ event, direction }: Finding, other: Finding): boolean =>
  event?.below !== undefined &&
  event.below.length > 0 &&
  direction !== other.direction &&
  other.subject.measure.op !== 'quotient' &&
  event.below.every((column) => columnsIn(other.subject.measure).includes(column));

/** What has a column of its own stands before what two columns come to, then the stronger; of equal ones always the same. */
function comesFirst(a: Finding, b: Finding): boolean {
  const isColumn = ({ subject: { measure } }: Finding) => measure.op !== 'quotient';
  if (isColumn(a) !== isColumn(b)) return isColumn(a);
  return a.strength === b.strength
    ? JSON.stringify(a.subject.measure) > JSON.stringify(b.subject.measure)
    : a.strength > b.strength;
}

/** From the most exact on. */
const WHEN = ['step', 'spans', 'slope'] as const;

/**
 * Whether what changes over time is told more exactly by another finding: of the same thing, the same way, of the same group or of a part of it. What only goes on for a
 * part of a group is no more than that part's.
 */
export function isToldMoreExactly(finding: Finding, other: Finding, whenOf: (of: Finding) => Standing['when']): boolean {
  const [own, its] = [finding, other].map((one) => WHEN.findIndex((when) => when === whenOf(one))) as [number, number];
  if (its < 0 || its >= own || finding.direction !== other.direction) return false;
  const [groups, narrower] = [finding, other].map((one) => labelsOf(one, whenOf(one) === 'spans')) as [string[], string[]];
  return (
    isOneChange(finding, other) &&
    groups.every((group) => narrower.includes(group)) &&
    (groups.length > 0 || narrower.length === 0)
  );
}

/** The labels whose rows a course is of; two spans are told of the label that they are parted by, all others along the time. */
const labelsOf = (finding: Finding, isParted: boolean): string[] => {
  const { filter, breakdown, measure } = finding.subject;
  return [
    ...filter.flatMap((condition) => labelsIn(condition).map((label) => groupKey(condition.column, label))),
    ...(isParted && typeof breakdown === 'string' && finding.member !== null ? [groupKey(breakdown, finding.member)] : []),
    ...(measure.op === 'rate' && isPartOfRows(finding) ? [groupKey(measure.column, measure.value)] : []),
  ];
};

/** Whether both change one thing; a group's part of the rows is how many rows it has. */
const isOneChange = (a: Finding, b: Finding): boolean =>
  isPartOfRows(a) || isPartOfRows(b)
    ? [a, b].every((one) => isPartOfRows(one) || one.subject.measure.op === 'count')
    : ofOneThing(a, b);

const isPartOfRows = ({ subject: { measure, filter }, member }: Finding): boolean =>
  measure.op === 'rate' && measure.value === member && filter.length === 0;

/**
 * Whether a group differs from the others over the whole time only since it stepped away from them, or until it stepped back; or by much more on one side of its
 * step than on the other, so that what it is over the whole time is what it never was.
 */
export function comesOfStep(finding: Finding, other: Finding): boolean {
  const { subject, member, direction } = finding;
  if (other.kind !== 'group-step' || !other.event?.levels || typeof subject.breakdown !== 'string' || member === null)
    return false;
  if (groupOf(other) !== JSON.stringify([['=', groupKey(subject.breakdown, member)]])) return false;
  if (subject.filter.length > 0 || !ofOneThing(finding, other)) return false;
  const { own, rest } = other.event.levels;
  const [before, after] = [own[0] - rest[0], own[1] - rest[1]];
  const [nearer, farther] = [before, after].sort((a, b) => Math.abs(a) - Math.abs(b)) as [number, number];
  const isNear = Math.abs(nearer) <= LIMITS.apartBefore * Math.abs(farther);
  return farther > 0 === (direction === 'high') && (isNear || before > 0 !== after > 0);
}
