import type { Dimension, Frame, Timeline } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import { shareOfLabel } from '../../../insights/frame/dimensions/share-of-label';
import { areOwn } from '../../../insights/frame/roles';
import type { TestLog } from '../../../insights/judge/test-log';
import { normalTwoSided } from '../../../stats/distributions/distributions';
import { median } from '../../../stats/distributions/quantile';
import { likelihood } from '../../broken-rule/likelihood';
import type { Found } from '../group-step-finding';
import type { Split } from '../gap-of';
import { isNear, type OwnStep } from '../same-step';
import { isOneOfEach } from '../like-with-like';
import { LIMITS } from '../limits';

/** A label, or one of another column beside it, by codes. */
interface Place {
  code: number;
  other: number;
}

/** How many rows a place has before and after a period's beginning, and how sure it is that this is its own. */
interface Turn extends Place {
  at: number;
  z: number;
  /** Rows a period, before and after. */
  levels: [number, number];
  rest: [number, number];
  shift: number;
}

/** Rows of each place in each period. */
interface Counted {
  own: Float64Array[];
  periods: number;
}

/**
 * Labels, and cells of two columns, of which events come far more or less often from a time on, beside all other labels, or beside both the label elsewhere and what else there is where it comes: which neither a season of all
 * nor more of one column moves. How groups stray shows each by itself and what all others do.
 */
export function countedSteps(frame: Frame, timeline: Timeline, log: TestLog): Found[] {
  const periods = timeline.edges.length - 1;
  if (frame.panel || timeline.regular || periods < LIMITS.fewestBesideMany) return [];
  const usable = frame.dimensions.filter(
    ({ column, distinct, labels, outcome, open }) =>
      distinct > 1 && distinct === labels.length && !outcome && !open && areOwn(frame.table, [column.name]),
  );
  const kinds = usable.filter(({ entity, distinct }) => !entity && distinct <= LIMITS.mostKinds);
  const found = kinds.flatMap((dimension) => [
    ...stepsOf(timeline, [dimension, null], log),
    ...usable.flatMap((other) =>
      other !== dimension && (!kinds.includes(other) || isFirst(dimension, other)) && dimension.distinct * other.distinct <= LIMITS.mostCells && !isOneOfEach(dimension, other)
        ? stepsOf(timeline, [dimension, other], log)
        : [],
    ),
  ]); // prettier-ignore
  // What a label does in one cell alone is told of that cell, beside which the rest of the label stays.
  const isOfCell = (one: Found) =>
    !one.split.within &&
    found.some(
      (cell) =>
        cell.isSure &&
        cell.split.within?.dimension.column === one.split.dimension.column &&
        cell.split.within.label === one.split.dimension.labels[one.step.code] &&
        isNear(cell, one),
    );
  const left = found.filter((one) => !isOfCell(one));
  // Of several of one step that is told which carries it in the fewest rows.
  const carries = (one: Found, other: Found) =>
    one.isSure && changeOf(one) >= LIMITS.carries * changeOf(other) && timesOf(one) > timesOf(other);
  const isTolder = (one: Found, other: Found) =>
    carries(one, other) || carries(other, one) ? carries(one, other) : one.step.p < other.step.p;
  return left.filter((one) => !left.some((other) => other !== one && isOneStep(one, other) && isTolder(other, one)));
}

/** By how many rows a period it changes, and by which factor. */
const changeOf = ({ step: { own } }: Found): number => Math.abs(own[1] - own[0]);
const timesOf = ({ step: { own } }: Found): number => Math.abs(Math.log(own[1] / own[0]));

const isFirst = (a: Dimension, b: Dimension): boolean =>
  a.distinct > b.distinct || (a.distinct === b.distinct && a.column.name < b.column.name);

/** Whether two steps are at one time, and most rows of the smaller are rows of the other as well. */
export const isOneStep = (a: OwnStep, b: OwnStep): boolean => isNear(a, b) && sharesRows(a, b);

/** Whether most rows of the smaller of two are rows of the other as well. */
function sharesRows(a: OwnStep, b: OwnStep): boolean {
  const [of, beside] = [a, b].map(({ split, step }) => (row: number) => split.dimension.codes[row] === step.code) as [(row: number) => boolean, (row: number) => boolean];
  let [own, its, both] = [0, 0, 0];
  a.split.dimension.codes.forEach((_, row) => {
    if (of(row)) own++;
    if (beside(row)) its++;
    if (of(row) && beside(row)) both++;
  });
  return both >= LIMITS.itsOwn * Math.min(own, its);
} // prettier-ignore

function stepsOf(timeline: Timeline, [dimension, other]: [Dimension, Dimension | null], log: TestLog): Found[] {
  const periods = timeline.edges.length - 1;
  const width = other?.labels.length ?? 1;
  const counted: Counted = { own: Array.from({ length: dimension.labels.length * width }, () => new Float64Array(periods)), periods };
  timeline.period.forEach((period, row) => {
    const [code, beside] = [dimension.codes[row] ?? -1, other ? (other.codes[row] ?? -1) : 0];
    const sums = period < 0 || code < 0 || beside < 0 ? undefined : counted.own[code * width + beside];
    if (sums) sums[period] = (sums[period] ?? 0) + 1;
  });
  const sumOf = (isOf: (code: number, beside: number) => boolean) => {
    const all = new Float64Array(periods);
    counted.own.forEach((sums, i) => {
      if (isOf(Math.floor(i / width), i % width)) sums.forEach((n, period) => (all[period] = (all[period] ?? 0) + n));
    });
    return all;
  };
  const places = counted.own.filter((own) => total(own) >= LIMITS.fewestCounted).length;
  const asked = counted.own.flatMap((own, i) => {
    const place = { code: Math.floor(i / width), other: i % width };
    if (total(own) < LIMITS.fewestCounted) return [];
    // The label elsewhere, what else is there, and all that is neither.
    const elsewhere = sumOf((code, beside) => (other ? code === place.code && beside !== place.other : code !== place.code));
    const table = other
      ? [own, elsewhere, sumOf((code, beside) => code !== place.code && beside === place.other), sumOf((code, beside) => code !== place.code && beside !== place.other)]
      : [own, elsewhere];
    const turn = turnOf(place, table);
    return turn ? [turn] : [];
  });
  // That a place was picked among all, and its moment among the periods.
  const times = places * 2 * Math.log(periods);
  const strays = asked.map(({ z }) => z ** 2);
  const told = asked
    .map((turn, i) => ({ turn, p: Math.min(1, times * normalTwoSided(turn.z / Math.sqrt(Math.max(1, straysOf(strays, i))))) }))
    .filter(({ turn }) => isMuch(turn))
    .sort((a, b) => a.p - b.p)
    .slice(0, LIMITS.mostTold);
  if (asked.length === 0) return [];
  const test = log.add(told[0]?.p ?? 1, 'inside');
  return told.map(({ turn, p }, i) => {
    const tests = i === 0 ? [test] : [test, log.member(p, test, 1)];
    return foundAt(timeline, [dimension, other], turn, p, tests);
  });
} // prettier-ignore

/** How far the others stray: the largest of so many moments is about this far off by chance alone. */
const straysOf = (squares: readonly number[], own: number): number =>
  squares.length > 2 ? median(squares.filter((_, i) => i !== own)) / LIMITS.usualTurn : 1;

/** The beginning of a period from which on a place has more or fewer rows than the others of its table let expect, by log odds. */
function turnOf(place: Place, table: readonly Float64Array[]): Turn | null {
  const [own, elsewhere, there] = table;
  if (!own || !elsewhere) return null;
  const n = own.length;
  let [at, gain] = [-1, 0];
  for (let edge = LIMITS.fewestBeside; edge <= n - LIMITS.fewestBeside; edge++) {
    const found = gainOf(own, elsewhere, edge);
    if (found > gain) [at, gain] = [edge, found];
  }
  if (at < 0) return null;
  const way = Math.sign(oddsOf([own, elsewhere], at).by);
  const beside = there ? elsewhere.map((value, i) => value + (there[i] ?? 0)) : elsewhere;
  if (there) {
    // A cell stands apart from its label elsewhere, and from what else is there; and it is not what both columns do by themselves.
    const gains = [gain, gainOf(own, there, at)].map((one) => Math.sqrt(2 * one));
    const { by, variance } = oddsOf(table, at);
    if (way * oddsOf([own, there], at).by < 0 || Math.min(...gains) < LIMITS.apartFromBoth || way * by < LIMITS.stays * Math.sqrt(variance)) return null;
  }
  const z = way * Math.sqrt(2 * gainOf(own, beside, at));
  const spread = spreadOf(own, beside, at);
  // What goes up and down, by a season or otherwise, has no level.
  if (spread.times > LIMITS.mostSpread || spread.line > spread.step) return null;
  const ownLevels = levelsAt(own, at);
  const left = own.map((value, i) => value - (i < at ? ownLevels[0] : ownLevels[1]));
  const deviation = Math.sqrt(total(left.map((value) => value ** 2)) / Math.max(1, n - 2));
  return { ...place, at, z: z / Math.sqrt(spread.times), levels: ownLevels, rest: levelsAt(elsewhere, at), shift: Math.abs(ownLevels[1] - ownLevels[0]) / deviation };
} // prettier-ignore

/** How much likelier two shares of the one, before and after, are than one. */
function gainOf(own: Float64Array, beside: Float64Array, at: number): number {
  const of = (from: number, to: number) => {
    const k = total(own.subarray(from, to));
    return likelihood(k, k + total(beside.subarray(from, to)));
  };
  return of(0, at) + of(at, own.length) - of(0, own.length);
}

/** Of a cell, what else its row and its column have, and all else: odds ratios go up with the first and the last. */
const SIGNS = [1, -1, -1, 1] as const;

/** By how much the odds of the first change beside the others, in logarithms: of a cell beside those of its label elsewhere, over those of what else there is. */
function oddsOf(table: readonly Float64Array[], at: number): { by: number; variance: number } {
  return table.reduce(
    ({ by, variance }, counts, i) => {
      const [before, after] = [total(counts.subarray(0, at)) + 0.5, total(counts.subarray(at)) + 0.5];
      return { by: by + (SIGNS[i] ?? 0) * Math.log(after / before), variance: variance + 1 / before + 1 / after };
    },
    { by: 0, variance: 0 },
  );
} // prettier-ignore

/** How far the shares of a place lie from its two levels, as a multiple of chance, and how much two levels and a line explain. */
function spreadOf(own: Float64Array, elsewhere: Float64Array, at: number): { times: number; step: number; line: number } {
  const all = own.map((value, i) => value + (elsewhere[i] ?? 0));
  const share = total(own) / total(all);
  const variance = share * (1 - share);
  const shares = [
    [0, at],
    [at, own.length],
  ].map(([from, to]) => total(own.subarray(from, to)) / total(all.subarray(from, to)));
  let [spread, of] = [0, 0];
  own.forEach((value, i) => {
    const [level = share, n = 0] = [shares[i < at ? 0 : 1], all[i]];
    if (n === 0) return;
    spread += (value - n * level) ** 2 / (n * level * (1 - level) || 1);
    of++;
  });
  const middle = total(all.map((n, i) => n * i)) / total(all);
  const line = total(own.map((value, i) => (value - (all[i] ?? 0) * share) * (i - middle))) ** 2 / (variance * total(all.map((n, i) => n * (i - middle) ** 2)));
  const after = total(own.subarray(at)) - total(all.subarray(at)) * share;
  const [before, since] = [total(all.subarray(0, at)), total(all.subarray(at))];
  return { times: Math.max(1, spread / Math.max(1, of - 2)), step: after ** 2 / (variance * ((before * since) / (before + since))), line };
} // prettier-ignore

const total = (values: ArrayLike<number>): number => Array.from(values).reduce((sum, value) => sum + value, 0);
const levelsAt = (values: Float64Array, at: number): [number, number] => [
  total(values.subarray(0, at)) / at,
  total(values.subarray(at)) / (values.length - at),
];

/** Whether its own number changes by so much, and the way in which it does beside the others; what comes new, or goes for good, is told as such. */
function isMuch({ levels: [before, after], rest: [others, since], z }: Turn): boolean {
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  const isOneWay = z > 0 === after > before;
  const moved = Math.abs(Math.log((since + 0.5) / (others + 0.5)));
  return (
    isOneWay &&
    high >= LIMITS.leastTimes * low &&
    low >= LIMITS.leastBefore * high &&
    moved <= LIMITS.itsOwn * Math.log(high / low)
  );
}

function foundAt(timeline: Timeline, [dimension, other]: [Dimension, Dimension | null], turn: Turn, p: number, tests: Found['tests']): Found {
  const moment = timeline.edges[turn.at] ?? 0;
  const { levels: own, rest, shift, at } = turn;
  const steps = timeline.edges.length - 1;
  const step = { by: 'factor' as const, moment, p, own, rest, size: Math.abs(own[1] - own[0]), shift, finer: 1, least: 0, isOne: true, mayBeOne: true, among: () => ({ alone: 0, line: 0, p }), steps, at, beside: Math.min(at, steps - at), code: other ? turn.other : turn.code };
  const codes = other?.codes.map((code, row) => (dimension.codes[row] === turn.code ? code : -1));
  const split: Split = other && codes ? { timeline, measure: null, dimension: { ...other, codes }, within: { dimension, label: dimension.labels[turn.code] ?? '' } } : { timeline, measure: null, dimension };
  // Of which day it is, the rows of the label say by how often they are of the other.
  const of: OwnStep = other ? { split: { timeline, measure: shareOfLabel(other, turn.other), dimension, kinds: other }, step: { ...step, code: turn.code } } : { split, step };
  return { split, step, of, others: 0, tests, isSure: tests.every((test) => test.p < LARGEST_P) };
} // prettier-ignore
