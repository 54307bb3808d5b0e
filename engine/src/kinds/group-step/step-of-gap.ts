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
}

export interface Step {
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
export function stepOf({ own, rest, at: moments }: Gap): Step | null {
  const apart = own.map((value, i) => value - (rest[i] ?? NaN));
  const change = apart.length >= LIMITS.fewestSteps ? pettitt(apart) : null;
  if (!change) return null;
  const { at } = change;
  const [before, after] = levelsOf(apart, at);
  const between = readingBetween(apart, at, [before, after]);
  const clear = (values: readonly number[]) => values.filter((_, i) => i !== between);
  const left = clear(apart.map((value, i) => value - (i < at ? before : after)));
  const deviation = Math.sqrt(squares(left) / (left.length - 2));
  const found = change.p < LIMITS.perhaps ? changesOf(clear(apart)) : null;
  const isOne = found?.form === 'level' && found.changes.length === 1 && !wanders(left);
  // What all change by the same factor lies apart by more or less afterwards, and what all change by the same amount by another factor.
  const byFactor = isOne && rest.some((value) => value !== 0) && Math.min(...own, ...rest) > 0;
  const factors = byFactor ? own.map((value, i) => Math.log(value / (rest[i] ?? NaN))) : null;
  return {
    moment: moments[at] ?? 0,
    p: isOne
      ? Math.max(better(change.p, found), factors ? better(pettitt(factors)?.p ?? 1, changesOf(clear(factors))) : 0)
      : change.p,
    own: levelsOf(own, at),
    rest: levelsOf(rest, at),
    size: Math.abs(after - before),
    shift: Math.abs(after - before) / deviation,
    isOne,
    steps: apart.length,
    at,
    beside: Math.min(at, apart.length - at),
  };
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
