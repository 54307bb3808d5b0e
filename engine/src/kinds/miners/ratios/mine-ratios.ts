import type { Dimension, Frame } from '../../../insights/frame/frame';
import type { Finding, Mining } from '../../../insights/finding';
import { LARGEST_P } from '../../../insights/judge/gate';
import { outlyingRatio } from '../../outlying-ratio/outlying-ratio';
import type { RatioApartTold } from '../../outlying-ratio/say';
import { ratioStep } from '../../ratio-step/ratio-step';
import type { RatioStepTold } from '../../ratio-step/say';
import { cutBy, timesOf, type Cut, type Times } from '../outlying/blocks';
import { groupsOf, heldOf, type Held } from '../outlying/groups';
import { apartP, turnP } from './apart';
import { isOfMany, isWhicheverSize, keptBy, othersOf, showsInSums, unitP, type Candidate } from './checks';
import { LIMITS } from './limits';
import { pairsOf, type Pair } from './pairs';
import {
  beside,
  codedBy,
  governorsOf,
  isWithin,
  scaledOf,
  withoutExtremes,
  withoutSize,
  type Coded,
  type Weighted,
} from './residuals';
import type { RatioFound } from './found';
import { inSpot, spotAt, spotsOf, sumsOf, type Spot, type Sums } from './spots';

/**
 * Groups in which there is more or less of one amount for each of another than in all others, always or since a moment: litres a tour of one vehicle, hours a piece of one
 * shop since May. What a kind of work needs by nature is taken away first, and what is left must lie beyond the next of the others.
 */
export function mineRatios({ frame, log }: Mining): { 'outlying-ratio': Finding<RatioApartTold>[]; 'ratio-step': Finding<RatioStepTold>[] } {
  const groups = groupsOf(frame);
  const times = timesOf(frame.timeline);
  const held = heldOf(frame);
  const cuts = cutsOf(frame, groups);
  const pairs = pairsOf(frame);
  if (pairs.length === 0 || cuts.length === 0) return { 'outlying-ratio': [], 'ratio-step': [] };
  const found = withoutKin(pairs.flatMap((pair) => foundOf(frame, pair, { cuts, held, times })));
  // That any group stands apart is one question; which group it is was chosen among all, and of the one that was chosen the moment.
  const asked = cuts.reduce((sum, { size }) => sum + size, 0) * pairs.length;
  const parts = times?.edges.length ?? 1;
  const sure = found.map((one) => ({ one, p: correctedP(one, asked, pairs.length, Math.max(1, 2 * Math.log(parts))) }));
  const whole = log.add(sure.reduce((least, { p }) => Math.min(least, p), 1), 'inside');
  const tested = sure.map(({ one, p }) => ({ one, tests: [whole, log.member(p, whole, 1)] }));
  return {
    'outlying-ratio': tested.flatMap(({ one, tests }) => (one.spot.edge === null ? [outlyingRatio(frame, one, tests)] : [])),
    'ratio-step': tested.flatMap(({ one, tests }) => (one.spot.edge !== null && times ? [ratioStep(frame, one, { times, edge: one.spot.edge, tests })] : [])),
  };
} // prettier-ignore

/**
 * p for what was chosen: a group that lies apart among all that were asked. What does so since a moment lies apart as a level, and its moment was chosen once it was known; or its change does, and was
 * chosen among all groups and moments. Each of the two ways has half of the chance (Bonferroni).
 */
function correctedP({ p, turn, spot }: RatioFound, groups: number, pairs: number, moments: number): number {
  if (spot.edge === null) return Math.min(1, p * groups);
  return Math.min(1, 2 * Math.min(Math.max(p * groups, turn * pairs * LIMITS.most * moments), turn * groups * moments));
}

/** Of one amount each group once, by what says it most surely. */
const withoutKin = (found: readonly RatioFound[]): RatioFound[] =>
  found
    .toSorted((a, b) => a.p - b.p)
    .filter(
      (one, i, all) => !all.slice(0, i).some((other) => other.pair.above === one.pair.above && sameGroup(other.spot, one.spot)),
    );

/** Each column, and each two whose cells have rows enough. */
function cutsOf({ n }: Frame, groups: readonly Dimension[]): Cut[] {
  const pairs = groups.flatMap((a, i) =>
    groups.slice(i + 1).flatMap((b): [Dimension, Dimension][] => {
      const isOne = [[a, b], [b, a]].some(([one, other]) => one && other && isWithin(codedBy(one), other.codes, other.labels.length)); // prettier-ignore
      return isOne || a.labels.length * b.labels.length > LIMITS.mostCells * n ? [] : [[a, b]];
    }),
  );
  return [...groups.map((one) => [one]), ...pairs].map((one) => cutBy(one));
}

interface Beside {
  cuts: readonly Cut[];
  held: readonly Held[];
  times: Times | null;
}

function foundOf(frame: Frame, pair: Pair, { cuts, held, times }: Beside): RatioFound[] {
  const own = [...pair.above.columns, ...pair.below.columns];
  const asked = cuts.filter(({ dimensions }) => !dimensions.some(({ column }) => own.includes(column.name)));
  let given = scaledOf(pair);
  const governors = governorsOf(
    given,
    frame.dimensions.filter((one) => held.includes(one) && !own.includes(one.column.name)),
  );
  const beside = held.filter(({ column }) => !own.includes(column.name));
  const found: RatioFound[] = [];
  while (found.length < LIMITS.most) {
    const next = firstApart(frame, pair, given, { cuts: asked, held: beside, times, governors, found });
    if (!next) break;
    found.push(next);
    given = { ...given, weights: withoutRows(given.weights, { ...next.spot, edge: null, isBefore: false }, times) };
  }
  return found;
}

interface Level {
  /** Quotients beside what makes most of them, and without the size of rows. */
  bare: Float64Array;
  left: Float64Array;
  sums: Sums;
}

/** The clearest group that nothing else makes. */
function firstApart(frame: Frame, pair: Pair, given: Weighted, { cuts, held, times, governors, found }: Beside & { governors: readonly Dimension[]; found: readonly RatioFound[] }): RatioFound | null {
  const levels = new Map<Cut, Level>();
  const spots = cuts.flatMap((cut) => {
    const level = levelOf(pair, given, cut, governors, times);
    levels.set(cut, level);
    return spotsOf(level.sums, cut, times, pair.least);
  });
  let tried = 0;
  for (const seen of spots.toSorted((a, b) => b.gain - a.gain)) {
    const all = levels.get(seen.cut);
    if (!all || (seen.edge === null && pair.isPrice) || found.some((one) => sameGroup(one.spot, seen))) continue;
    if (++tried > LIMITS.tries) return null;
    // The levels of its two columns hold a part of what a cell has of its own, and its neighbours lack it: they are taken of all other rows.
    const level = seen.sides.length > 1 ? levelOf(pair, given, seen.cut, governors, times, withoutRows(given.weights, seen, times)) : all;
    const spot = seen.sides.length > 1 ? spotAt(level.sums, seen, times) : seen;
    const edges = times?.edges ?? [];
    const [plain, turn] = [apartP(level.sums, spot, edges), turnP(level.sums, spot, edges)];
    const one: Candidate = { frame, pair, spot, bare: level.bare, left: level.left, weights: given.weights, times, held, governors };
    if ((spot.edge === null ? plain : turn) >= LARGEST_P || keptBy(one) < LIMITS.leastKept || !isWhicheverSize(one)) continue;
    const among = othersOf(one);
    if (!showsInSums(one, among) || !isOfMany(one)) continue;
    const byUnits = unitP(one, spot.edge === null ? plain : turn);
    if (byUnits < LARGEST_P) return { pair, spot, among, ...(spot.edge === null ? { p: byUnits, turn } : { p: plain, turn: byUnits }) };
  }
  return null;
} // prettier-ignore

/** Values of a cut beside what makes most of them: columns within whose labels its groups lie as well, the time, and of cells both columns. */
function levelOf(
  pair: Pair,
  given: Weighted,
  { dimensions, cells, size }: Cut,
  governors: readonly Dimension[],
  times: Times | null,
  fitted = given.weights,
): Level {
  const coded: Coded[] = [
    ...governors.filter((one) => !dimensions.includes(one) && !isWithin(codedBy(one), cells, size)).map(codedBy),
    ...(dimensions.length > 1 ? dimensions.map(codedBy) : []),
    ...(times ? [{ codes: times.parts, size: times.edges.length }] : []),
  ];
  const bare = withoutExtremes(beside({ ...given, weights: fitted }, coded), given.weights);
  const left = withoutSize(bare, fitted, pair.below.values, { codes: cells, size });
  return { bare, left, sums: sumsOf(left, given.weights, { cells, size }, times) };
}

const sameGroup = (a: Spot, b: Spot): boolean =>
  a.sides.some((side) => b.sides.some((other) => other.dimension === side.dimension && other.code === side.code));

/** Weights of all rows but those that differ: of a group at a time, of the side that does. */
function withoutRows(weights: Float64Array, spot: Spot, times: Times | null): Float64Array {
  const [isIn, isGroup] = [inSpot(spot, times), inSpot({ ...spot, edge: null }, times)];
  return weights.map((weight, row) => ((spot.isBefore ? isGroup(row) && !isIn(row) : isIn(row)) ? 0 : weight));
}
