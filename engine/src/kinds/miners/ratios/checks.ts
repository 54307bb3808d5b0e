import type { Dimension, Frame } from '../../../insights/frame/frame';
import { judgedP } from '../../../insights/units/judged-p';
import { rank } from '../../../stats/distributions/ranks';
import type { Side, Times } from '../outlying/blocks';
import type { Held } from '../outlying/groups';
import { LIMITS as OUTLYING } from '../outlying/limits';
import { thingsOf } from '../outlying/things';
import { LIMITS } from './limits';
import type { Pair } from './pairs';
import { countsOf, levelsOf, withoutSize, type Coded } from './residuals';
import { inSpot, inTime, type Spot } from './spots';

/** A group that lies apart, and what it has to stand up to. */
export interface Candidate {
  frame: Frame;
  pair: Pair;
  spot: Spot;
  /** Quotients beside what makes most of them, and without the size of rows; 0 weighs what is not asked. */
  bare: Float64Array;
  left: Float64Array;
  weights: Float64Array;
  times: Times | null;
  /** Columns that it is held against, and those that make most of the quotient, the foremost first. */
  held: readonly Held[];
  governors: readonly Dimension[];
}

/**
 * The least that is left of its distance beside rows of the same label of any other column (direct standardisation, Breslow & Day, Statistical Methods in Cancer Research II, 1987, 2.3); of a change,
 * beside how these change.
 */
export function keptBy({ left, weights, spot, times, held }: Candidate): number {
  const [isIn, isGroup] = [inSpot(spot, times), inSpot({ ...spot, edge: null }, times)];
  const isThen = inTime(spot, times);
  const of = (take: (row: number) => boolean) => weights.map((weight, row) => (take(row) ? weight : 0));
  const own = of(isIn);
  // What it is compared with in the same label, and what both were before.
  const others = spot.edge === null ? [of((row) => !isIn(row))] : [of((row) => isGroup(row) && !isIn(row)), of((row) => !isGroup(row) && isThen(row)), of((row) => !isGroup(row) && !isThen(row))];
  const distance = (levelsOf(left, own, wholeOf(left))[0] ?? 0) - (levelsOf(left, others[0] ?? own, wholeOf(left))[0] ?? 0);
  return Math.min(1, ...held.filter(({ column }) => !spot.cut.dimensions.some((own) => own.column.name === column.name)).map((one) => keptIn(one)));

  function keptIn({ codes, labels }: Held): number {
    const coded = { codes, size: labels.length };
    const levels = others.map((rows) => levelsOf(left, rows, coded));
    const counts = others.map((rows) => countsOf(rows, coded));
    const [mine, all] = [levelsOf(left, own, coded), countsOf(own, coded)];
    let [sum, covered, n] = [0, 0, 0];
    all.forEach((count, code) => {
      n += count;
      if (count === 0 || counts.some((one) => (one[code] ?? 0) < OUTLYING.fewestBeside)) return;
      const [rest = 0, then = 0, before = 0] = levels.map((level) => level[code] ?? 0);
      covered += count;
      sum += count * ((mine[code] ?? 0) - rest - (then - before));
    });
    return covered < OUTLYING.leastCovered * n ? 1 : sum / covered / distance;
  }
} // prettier-ignore

const wholeOf = (values: Float64Array): Coded => ({ codes: new Uint8Array(values.length), size: 1 });

/**
 * Rows that a group is compared with as it is told: of a cell those of the label of the column that makes more of the quotient, of what is so since a moment those of the
 * label whose other rows were more alike before.
 */
export function othersOf({ spot, pair: { above, below, values }, times, governors }: Candidate): Side[] {
  const [a, b] = spot.sides;
  if (!a || !b) return [];
  if (spot.edge === null) {
    const [first, second] = [a, b].map(({ dimension }) => governors.indexOf(dimension)).map((at) => (at < 0 ? Infinity : at));
    return [(second ?? Infinity) < (first ?? Infinity) ? b : a];
  }
  const [isIn, isGroup] = [inSpot(spot, times), inSpot({ ...spot, edge: null }, times)];
  const before = (take: (row: number) => boolean) => {
    const sum = (of: Float64Array) =>
      of.reduce((all, value, row) => (values[row] === values[row] && !isIn(row) && take(row) ? all + value : all), 0);
    return Math.log(sum(above.values) / sum(below.values));
  };
  const own = before(isGroup);
  const far = ({ dimension, code }: Side) => Math.abs(before((row) => dimension.codes[row] === code && !isGroup(row)) - own);
  return [far(b) < far(a) ? b : a];
}

/** Whether half is left by the size of the other amount as well: which of two is the size is not known for sure. */
export function isWhicheverSize({ pair: { above, isMostlySome }, weights, bare, left, spot, times }: Candidate): boolean {
  if (!isMostlySome) return true;
  const [isIn, isGroup] = [inSpot(spot, times), inSpot({ ...spot, edge: null }, times)];
  const codes = Int32Array.from(weights, (weight, row) => (weight === 0 ? -1 : isIn(row) ? 1 : spot.edge !== null && !isGroup(row) ? -1 : 0));
  const apart = (values: Float64Array) => {
    const [rest = 0, own = 0] = levelsOf(values, weights, { codes, size: 2 });
    return own - rest;
  };
  return apart(withoutSize(bare, weights, above.values, { codes: spot.cut.cells, size: spot.cut.size })) / apart(left) >= LIMITS.leastRaw;
} // prettier-ignore

/** Whether the sums say the same: where a mix hides it the sentence would not be borne out. @param among labels of the rows that it is told beside */
export function showsInSums({ pair: { above, below, values }, spot, times }: Candidate, among: readonly Side[]): boolean {
  const isIn = inSpot(spot, times);
  const isGroup = inSpot({ ...spot, edge: null }, times);
  const isOther = (row: number) => (spot.edge === null ? among.every(({ dimension, code }) => dimension.codes[row] === code) : isGroup(row));
  let [x, y, otherX, otherY] = [0, 0, 0, 0];
  values.forEach((value, row) => {
    if (value !== value) return;
    const [a, b] = [above.values[row] ?? 0, below.values[row] ?? 0];
    if (isIn(row)) {
      x += a;
      y += b;
    } else if (isOther(row)) {
      otherX += a;
      otherY += b;
    }
  });
  const raw = Math.log(x / y) - Math.log(otherX / otherY);
  return raw * Math.sign(spot.z) >= LIMITS.leastRaw * Math.abs(spot.own.mean - spot.rest.mean);
} // prettier-ignore

/** Whether more than one thing makes it, where rows belong to things: without the one that has most of it half must be left. Of what names one of them it is asked. */
export function isOfMany({ frame, left, weights, spot, times }: Candidate): boolean {
  const isIn = inSpot(spot, times);
  const beyond = spot.own.mean - spot.rest.mean;
  return thingsOf(frame).every(({ column, codes }) => {
    if (spot.sides.some(({ dimension }) => dimension.column.name === column)) return true;
    const own = new Map<number, { weight: number; sum: number }>();
    let [all, total] = [0, 0];
    for (let row = 0; row < left.length; row++) {
      const [weight, code] = [weights[row] ?? 0, codes[row] ?? -1];
      if (weight === 0 || !isIn(row)) continue;
      all += weight;
      total += weight * (left[row] ?? 0);
      if (code < 0) continue;
      const thing = own.get(code) ?? { weight: 0, sum: 0 };
      own.set(code, { weight: thing.weight + weight, sum: thing.sum + weight * (left[row] ?? 0) });
    }
    const most = [...own.values()].reduce((a, b) => ((b.sum - b.weight * spot.rest.mean) * Math.sign(beyond) > (a.sum - a.weight * spot.rest.mean) * Math.sign(beyond) ? b : a), { weight: 0, sum: 0 });
    if (most.weight >= OUTLYING.sameRows * all) return true;
    return ((total - most.sum) / (all - most.weight) - spot.rest.mean) / beyond >= OUTLYING.leastOfOthers;
  });
} // prettier-ignore

/** p by what rows belong to; a thing that is asked of by its name is held against its like already. */
export function unitP({ frame, pair: { above, below }, left, weights, spot, times }: Candidate, plain: number): number {
  const isIn = inSpot(spot, times);
  const isGroup = inSpot({ ...spot, edge: null }, times);
  const isAsked = (row: number) => (weights[row] ?? 0) > 0 && (spot.edge === null || isGroup(row));
  if (spot.sides.some(({ dimension }) => frame.units.some(({ column }) => column === dimension.column.name))) return plain;
  const columns = [...spot.sides.map(({ dimension }) => dimension.column.name), ...(spot.edge !== null && times ? [times.timeline.column.name] : [])];
  const codes = Int32Array.from(left, (_, row) => (isAsked(row) ? Number(isIn(row)) : -1));
  const { ranks } = rank(left.map((value, row) => (isAsked(row) ? value : NaN)));
  return judgedP(frame, plain, { kind: 'labels', columns, codes }, { kind: 'ranks', columns: [...above.columns, ...below.columns], ranks });
} // prettier-ignore
