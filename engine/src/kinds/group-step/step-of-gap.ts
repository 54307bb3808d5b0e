import { cutP, persistenceBeside } from '../../stats/segments/one-cut';
import { withoutSeason } from '../../stats/series/season';
import { pettitt } from '../../stats/series/pettitt';
import { changesOf, type Changes } from '../../stats/segments/changes';
import type { Levels } from './its-own';
import { LIMITS } from './limits';

/** Means of a group and of others, in each of the steps of time that have both. */
export interface Gap {
  own: number[];
  rest: number[];
  /** Moment at which each step of time begins, in milliseconds. */
  at: number[];
  /** Steps of a cycle of the calendar, where the steps are its parts. */
  cycle?: number;
}

export interface Step {
  /** Whether what lies between the group and the others is a difference or a quotient: of what has a season a group's step is one of factors. */
  by: 'amount' | 'factor';
  /** When the change is, in milliseconds. */
  moment: number;
  p: number;
  /** Levels of the group and of the others. */
  own: Levels;
  rest: Levels;
  /** Size of the step of what lies between the group and the others, and in its pooled standard deviations. */
  size: number;
  shift: number;
  /** One change of level describes what lies between them, and nothing is left that wanders. */
  isOne: boolean;
  /** No lesser change stands beside it. */
  isOnly: boolean;
  /** How far what both levels leave persists, and what one level of all leaves: of a group that stays it shows whether groups drift here. */
  phi: number;
  drift: number;
  /** p of the step of a group among others of whose course it is known how far it persists. */
  among: (phi: number) => number;
  /** Steps of time, where it is among them, and how many lie on the smaller side. */
  steps: number;
  at: number;
  beside: number;
}

/**
 * The change of level of what lies between a group and others, where the two levels fit best (Pettitt). How sure it is, where one change of level describes it,
 * says the better of that test and of the best cut of a series: by ranks two dozen steps of time are never sure of what lies beside their middle, however far
 * apart the levels, and the other is held against series that persist. Null where there are too few readings.
 */
export function stepOf({ own, rest, at: moments, cycle }: Gap, by: Step['by'] = 'amount'): Step | null {
  const isPositive = rest.some((value) => value !== 0) && Math.min(...own, ...rest) > 0;
  if (by === 'factor' && !isPositive) return null;
  const amountsOf = () =>
    withoutOwnSeason(
      own.map((value, i) => value - (rest[i] ?? NaN)),
      cycle,
    );
  const factorsOf = () =>
    withoutOwnSeason(
      own.map((value, i) => Math.log(value / (rest[i] ?? NaN))),
      cycle,
    );
  const apart = by === 'amount' ? amountsOf() : factorsOf();
  const change = apart.length >= LIMITS.fewestSteps ? pettitt(apart) : null;
  if (!change) return null;
  const { at } = change;
  const [before, after] = levelsOf(apart, at);
  const between = readingBetween(apart, at, [before, after]);
  const clear = (values: readonly number[]) => values.filter((_, i) => i !== between);
  const left = clear(apart.map((value, i) => value - (i < at ? before : after)));
  const deviation = Math.sqrt(squares(left) / (left.length - 2));
  const found = change.p < LIMITS.perhaps ? changesOf(clear(apart)) : null;
  const isOne = found !== null && isOneChange(clear(apart), found);
  // What all change by the same factor lies apart by more or less afterwards, and what all change by the same amount by another factor.
  const other = isOne && isPositive ? (by === 'amount' ? factorsOf() : amountsOf()) : null;
  const [ownLevels, restLevels] = [levelsOf(own, at), levelsOf(rest, at)];
  const both = (a: number, b: number) =>
    stays(ownLevels, restLevels, rest, at) ? Math.min(1, 2 * Math.min(a, b)) : Math.max(a, b);
  const plain = (values: readonly number[]) => better(pettitt(values)?.p ?? 1, changesOf(clear(values)));
  const cutAt = between >= 0 && between < at ? at - 1 : at;
  return {
    by,
    moment: moments[at] ?? 0,
    p: isOne ? Math.max(better(change.p, found), other ? plain(other) : 0) : change.p,
    own: ownLevels,
    rest: restLevels,
    size: Math.abs(after - before),
    shift: Math.abs(after - before) / deviation,
    isOne,
    isOnly: found?.changes.length === 1,
    phi: persistenceBeside(clear(apart), cutAt),
    drift: persistenceBeside(apart, 0),
    among: (phi) => {
      const plainly = cutP(clear(apart), cutAt, phi);
      return other ? both(plainly, cutP(clear(other), cutAt, phi)) : plainly;
    },
    steps: apart.length,
    at,
    beside: Math.min(at, apart.length - at),
  };
}

/**
 * Whether the others stay, by amount and by factor: they take hardly any of the step, or no more than their own readings scatter. Then a group that moves by an
 * amount moves by a factor, which are two versions of one question.
 */
function stays([before, after]: Levels, [othersBefore, othersAfter]: Levels, rest: readonly number[], at: number): boolean {
  const left = rest.map((value, i) => value - (i < at ? othersBefore : othersAfter));
  const error = Math.sqrt((squares(left) / Math.max(1, rest.length - 2)) * (1 / at + 1 / (rest.length - at)));
  if (Math.abs(othersAfter - othersBefore) <= LIMITS.stays * error) return true;
  const part = (own: number, others: number) => Math.abs(others) <= LIMITS.hardly * Math.abs(own);
  return part(after - before, othersAfter - othersBefore) && part(Math.log(after / before), Math.log(othersAfter / othersBefore));
}

/**
 * Whether a series is one change of level: of all cuts into pieces one describes it best, or the largest of several levels is so much larger than the others
 * that these are what it was before or became afterwards; and nothing is left that wanders.
 */
function isOneChange(values: readonly number[], { form, changes }: Changes): boolean {
  if (form !== 'level' || changes.length === 0) return false;
  const edges = [0, ...changes.map(({ at }) => at), values.length];
  const levels = edges.slice(1).map((to, i) => mean(values.slice(edges[i], to)));
  const jumps = levels.slice(1).map((level, i) => Math.abs(level - (levels[i] ?? 0)));
  const largest = Math.max(...jumps);
  if (jumps.filter((jump) => jump > LIMITS.lesser * largest).length > 1) return false;
  return !wanders(values.map((value, i) => value - (levels[edges.findLastIndex((edge) => edge <= i)] ?? 0)));
}

/**
 * What lies between a group and the others without the season that it has: what is heated in winter differs more from the others then. A step in
 * the midst of it would look like a season of the months that have more of it, so that the season is taken from what the step leaves.
 */
function withoutOwnSeason(apart: number[], cycle: number | undefined): number[] {
  const first = cycle === undefined ? null : withoutSeason(apart, cycle);
  if (!first || cycle === undefined) return apart;
  const { at } = pettitt(first) ?? { at: 0 };
  const [before, after] = levelsOf([...first], at);
  const level = apart.map((value, i) => value - (i < at ? 0 : after - before));
  const plain = withoutSeason(level, cycle);
  return plain ? apart.map((value, i) => value - ((level[i] ?? 0) - (plain[i] ?? 0))) : apart;
}

/** p of the better of two tests of one question: by ranks, and by the best cut. */
const better = (byRanks: number, found: Changes | null): number =>
  Math.min(1, 2 * Math.min(byRanks, found && found.changes.length > 0 ? found.p : 1));

/** Whether another group certainly moves by so much, at whatever time (t of its two levels): then it is no step of one group alone. */
export const movesAsWell = ({ size, shift, beside }: Step, steps: number, least: number): boolean =>
  beside >= LIMITS.fewestBeside &&
  size >= LIMITS.likewise * least &&
  shift >= LIMITS.surelyMoves * Math.sqrt(1 / beside + 1 / (steps - beside));

/** The reading beside a change that lies farthest towards the other level: what changes within a step of time leaves one between both. −1 where neither does. */
function readingBetween(values: readonly number[], at: number, [before, after]: Levels): number {
  const towards = (i: number, own: number) => ((values[i] ?? own) - own) * Math.sign(i < at ? after - before : before - after);
  const [last, first] = [towards(at - 1, before), towards(at, after)];
  return Math.max(last, first) <= 0 ? -1 : last > first ? at - 1 : at;
}

/** Whether neighbours up to a few steps apart certainly lie on one side: mean autocorrelation of the first lags, whose standard error is 1/√(lags × n). */
function wanders(left: readonly number[]): boolean {
  const lags = Array.from({ length: LIMITS.lags }, (_, i) => i + 1);
  const products = lags.map((lag) => left.slice(lag).reduce((sum, value, i) => sum + value * (left[i] ?? 0), 0));
  return mean(products) / squares(left) > LIMITS.wanders / Math.sqrt(lags.length * left.length);
}

const levelsOf = (values: readonly number[], at: number): Levels => [mean(values.slice(0, at)), mean(values.slice(at))];
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);
