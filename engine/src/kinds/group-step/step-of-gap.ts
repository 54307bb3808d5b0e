import { withoutSeason } from '../../stats/series/season';
import { pettitt } from '../../stats/series/pettitt';
import { changesOf, type Changes } from '../../stats/segments/changes';
import { withoutLoneReadings } from '../../stats/segments/standing-alone';
import { steadied } from '../../stats/stretches/steadied';
import { type Course, type Gains, stepOrDrift } from '../../stats/stretches/step-or-drift';
import type { Levels } from './its-own';
import { LIMITS } from './limits';

/** Means of a group and of others, in each of the steps of time that have both. */
export interface Gap {
  own: number[];
  rest: number[];
  /** Moment at which each step of time begins, in milliseconds. */
  at: number[];
  /** Rows of both in each of the steps of time, where a rate of rows is looked at: what chance does to it is known then. */
  rows?: { own: number[]; rest: number[] } | undefined;
  /** Where readings are counts, or counts by something: what one case comes to in them, and how many others there are. Chance is known then, and makes larger ones stray further. */
  cases?: { one: number; others: number } | undefined;
  /** Where readings are means of rows: how single rows stray, and how many there are of the group and of the others. */
  strays?: { own: Strays; rest: Strays };
  /** From which step on it is worth telling though it is no tenth of the level. */
  least?: number;
  /** Steps of a cycle of the calendar, where the steps are its parts. */
  cycle?: number;
}

export interface Strays {
  variance: number;
  n: ArrayLike<number>;
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
  /** By how much further than steps that are long enough these stray by chance, where chance is known: the shorter, the more. */
  finer: number;
  /** From which step of the group on it is worth telling: a tenth of its level, or less of what has no nought. */
  least: number;
  /** One change of level describes what lies between them, and nothing is left that wanders. */
  isOne: boolean;
  /** No other change of its size is certain. */
  mayBeOne: boolean;
  /** Held against levels that drift, of which the others show how far they do so here: p, and what speaks against a drift or a line of this group alone. */
  among: (others: readonly Gap[]) => Pick<Gains, 'alone' | 'line'> & { p: number };
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
export function stepOf(gap: Gap, by: Step['by'] = 'amount'): Step | null {
  const { own, rest, at: moments } = gap;
  const isPositive = hasFactors(gap);
  if (by === 'factor' && !isPositive) return null;
  const apart = apartOf(gap, by);
  if (apart.length < LIMITS.fewestBesideMany) return null;
  const { at, t } = cutOf(apart);
  if (at < 0) return null;
  const [before, after] = levelsOf(apart, at);
  const between = readingBetween(apart, at, [before, after]);
  const clear = (values: readonly number[]) => without(values, between);
  const left = clear(apart.map((value, i) => value - (i < at ? before : after)));
  const deviation = Math.sqrt(squares(left) / (left.length - 2));
  // What stays on one level hardly ever gets there, and needs no further test.
  const change = t >= LIMITS.surelyMoves ? pettitt(apart) : null;
  const byRanks = change?.p ?? 1;
  const found = byRanks < LIMITS.perhaps ? changesOf(clear(apart)) : null;
  const isOne = found !== null && isOneChange(clear(apart), found);
  // What all change by the same factor lies apart by more or less afterwards, and what all change by the same amount by another factor.
  const other = isOne && isPositive ? apartOf(gap, otherWay(by)) : null;
  const [ownLevels, restLevels] = [levelsOf(own, at), levelsOf(rest, at)];
  const plain = (values: readonly number[]) => better(pettitt(values)?.p ?? 1, changesOf(clear(values)));
  const cutAt = between >= 0 && between < at ? at - 1 : at;
  return {
    by,
    moment: moments[at] ?? 0,
    p: isOne ? Math.max(better(byRanks, found), other ? plain(other) : 0) : byRanks,
    own: ownLevels,
    rest: restLevels,
    size: Math.abs(after - before),
    shift: Math.abs(after - before) / deviation,
    finer: gap.rows ? Math.sqrt(Math.max(1, apart.length / LIMITS.enoughSteps)) : 1,
    least: leastOf(gap, ownLevels, at),
    isOne,
    mayBeOne: change !== null && !changesAgain(left, Math.abs(after - before)),
    among: (others) => {
      const plainly = held(gap, by, cutAt, between, others);
      if (!isPositive || gap.rows) return plainly;
      const other = held(gap, otherWay(by), cutAt, between, others);
      const both = stays(ownLevels, restLevels, rest, at);
      return { ...plainly, p: both ? Math.min(1, 2 * Math.min(plainly.p, other.p)) : Math.max(plainly.p, other.p) };
    },
    steps: apart.length,
    at,
    beside: Math.min(at, apart.length - at),
  };
}

/** Where two levels leave the least, and how far apart they are in standard errors. What stands alone makes none. −1 of what never moves. */
function cutOf(apart: readonly number[]): { at: number; t: number } {
  const values = withoutLoneReadings(Float64Array.from(apart));
  const n = values.length;
  const all = mean([...values]);
  const total = values.reduce((sum, value) => sum + (value - all) ** 2, 0);
  let [sum, at, most] = [0, -1, 0];
  values.forEach((value, i) => {
    const gain = i < LIMITS.fewestBeside || n - i < LIMITS.fewestBeside ? 0 : (sum ** 2 * n) / (i * (n - i));
    if (gain > most) [at, most] = [i, gain];
    sum += value - all;
  });
  return { at, t: Math.sqrt(most / Math.max(Number.MIN_VALUE, (total - most) / (n - 2))) };
}

function leastOf({ own, least }: Gap, [before, after]: Levels, at: number): number {
  const left = own.map((value, i) => value - (i < at ? before : after));
  const ofRows = least ?? LIMITS.leastOfRows * Math.sqrt(squares(left) / Math.max(1, left.length - 2));
  return Math.min(LIMITS.leastChange * Math.abs(before), ofRows);
}

const otherWay = (by: Step['by']): Step['by'] => (by === 'amount' ? 'factor' : 'amount');

const hasFactors = ({ own, rest, cases }: Gap): boolean =>
  rest.some((value) => value !== 0) && (cases !== undefined || Math.min(...own, ...rest) > 0);

/** What lies between a group and the others. */
function apartOf(gap: Gap, by: Step['by']): number[] {
  const apart = wayApart(gap, by);
  return withoutOwnSeason(
    gap.own.map((value, i) => apart(value, gap.rest[i] ?? NaN)),
    gap.cycle,
  );
}

/**
 * A difference, or the logarithm of a quotient. Of counts it is one of roots, on which chance scatters small and large ones alike (Anscombe, Biometrika 35, 1948);
 * by factors the others are as many as the group.
 */
function wayApart(gap: Gap, by: Step['by']): (value: number, other: number) => number {
  const { cases } = gap;
  if (!cases) return by === 'amount' ? (value, other) => value - other : (value, other) => Math.log(value / other);
  const root = (value: number) => Math.sqrt(value + LIMITS.anscombe * cases.one);
  const times = timesOthers(gap, by);
  return (value, other) => root(value) - root(times * other);
}

/** By how much the others are multiplied before a group is held against them. */
const timesOthers = ({ own, rest }: Gap, by: Step['by']): number => (by === 'amount' ? 1 : mean(own) / mean(rest));

const without = (values: readonly number[], at: number): number[] => values.filter((_, i) => i !== at);

/** A step held against drift: its place is one of so many. */
function held(gap: Gap, by: Step['by'], at: number, between: number, others: readonly Gap[]): Gains & { p: number } {
  const beside = others.filter((other) => by === 'amount' || hasFactors(other)).map((other) => courseOf(other, by, -1));
  const gains = stepOrDrift(courseOf(gap, by, between), at, beside, beside.length > 1 ? 1 - 1 / beside.length : 0);
  return { ...gains, p: Math.min(1, gap.at.length * Math.exp(-gains.together)) };
}

/** What lies between a group and the others, without one reading; of rates on the scale of the arcsine, on which chance scatters them alike. */
function courseOf(gap: Gap, by: Step['by'], between: number): Course {
  const { own, rest, rows, cases, strays } = gap;
  if (!rows) {
    const values = without(apartOf(gap, by), between);
    if (strays) {
      const chances = [varianceOfMeans(strays.own, by, mean(own)), varianceOfMeans(strays.rest, by, mean(rest))];
      return {
        values,
        chance: without(
          own.map((_, i) => chances.reduce((sum, chance) => sum + (chance[i] ?? 0), 0)),
          between,
        ),
      };
    }
    const variance =
      cases && LIMITS.chanceOfRoot * cases.one * (1 + (cases.others > 0 ? timesOthers(gap, by) / cases.others : 0));
    return { values, chance: variance === undefined ? undefined : values.map(() => variance) };
  }
  const isAlone = rest.every((value) => value === 0);
  const [mine, theirs] = [
    rows.own.map((n, i) => steadied((own[i] ?? 0) * n, n)),
    rows.rest.map((n, i) => steadied((rest[i] ?? 0) * n, n)),
  ];
  const values = mine.map(({ value }, i) => value - (isAlone ? 0 : (theirs[i]?.value ?? 0)));
  const chance = mine.map(({ variance }, i) => variance + (isAlone ? 0 : (theirs[i]?.variance ?? 0)));
  return { values: without(values, between), chance: without(chance, between) };
}

/** Of means of rows; by factor of their logarithms. */
const varianceOfMeans = ({ variance, n }: Strays, by: Step['by'], level: number): number[] =>
  Array.from(n, (rows) => (variance > 0 ? variance / (by === 'factor' ? level ** 2 : 1) / Math.max(1, rows) : 0));

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

/** Whether what two levels leave certainly has a change of its own that is no smaller one: of a hump, or of a level that goes on. */
function changesAgain(left: readonly number[], size: number): boolean {
  const { at, t } = cutOf(left);
  if (at < 0 || t < LIMITS.surelyMoves) return false;
  const [before, after] = levelsOf(left, at);
  return Math.abs(after - before) > LIMITS.lesser * size;
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

export const levelsOf = (values: readonly number[], at: number): Levels => [mean(values.slice(0, at)), mean(values.slice(at))];
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0);
