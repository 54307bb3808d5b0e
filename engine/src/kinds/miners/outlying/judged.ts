import { fisherExact } from '../../../stats/distributions/fisher-exact';
import { studentTwoSided } from '../../../stats/distributions/distributions';
import { zOfShares } from '../../../stats/groups/two-shares';
import type { Frame } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import { judgedP } from '../../../insights/units/judged-p';
import type { LabelSide } from '../../../insights/units/unit';
import { inBlock, type Block, type Counts, type Times } from './blocks';
import type { Change } from './changes';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';
import type { Spread } from './peers';
import { thingsOf } from './things';

/**
 * Whether more than one thing makes it, where rows belong to things: without the one that has the most cases it must be so of the others as well. Of what names one of
 * them it is asked, and so it is where all rows of a group belong to one.
 */
export function isOfMany(frame: Frame, { is }: Event, { rows }: Domain, block: Block, times: Times | null): boolean {
  const [isIn, isGroup] = [inBlock(block, times), inBlock({ ...block, time: null }, times)];
  const usual = block.rest.k / block.rest.n;
  return thingsOf(frame).every(({ column, codes }) => {
    if (block.sides.some(({ dimension }) => dimension.column.name === column)) return true;
    const own = new Map<number, Counts & { all: number }>();
    let all = 0;
    rows.forEach((one, row) => {
      if (one !== 1 || !isGroup(row)) return;
      all++;
      const code = codes[row] ?? -1;
      if (code < 0) return;
      const thing = own.get(code) ?? { n: 0, k: 0, all: 0 };
      own.set(code, thing);
      thing.all++;
      if (!isIn(row)) return;
      thing.n++;
      thing.k += is[row] === 1 ? 1 : 0;
    });
    const most = [...own.values()].reduce((a, b) => (b.k > a.k ? b : a), { n: 0, k: 0, all: 0 });
    const left = { n: block.own.n - most.n, k: block.own.k - most.k };
    if (most.all >= LIMITS.sameRows * all) return true;
    return most.k <= LIMITS.mostOfOne * block.own.k && left.k - left.n * usual >= LIMITS.leastOfOthers * left.n * (block.own.k / block.own.n - usual);
  });
} // prettier-ignore

/** How likely chance alone lets so many more of the block be so, by how far other groups lie apart and by what rows belong to. */
export function pOf(frame: Frame, event: Event, { rows }: Domain, block: Block, times: Times | null, spread: Spread): number {
  const { own, rest } = block;
  const exact = fisherExact(own.k, own.n - own.k, rest.k, rest.n - rest.k);
  const isIn = inBlock(block, times);
  const side: LabelSide = { kind: 'labels', columns: [...block.sides.map(({ dimension }) => dimension.column.name), ...(block.time && times ? [times.timeline.column.name] : [])], codes: Int32Array.from(rows, (one, row) => (one === 1 ? Number(isIn(row)) : -1)) };
  const plain = Math.max(exact, pBesideOthers(own, rest, spread));
  if (pInside(event, rows, block, times) * choiceOf(block, times?.edges.length ?? 1) >= LARGEST_P) return 1;
  return judgedP(frame, plain, side, { kind: 'labels', columns: [event.column.name], codes: Int32Array.from(rows, (one, row) => (one === 1 ? (event.is[row] ?? -1) : -1)), of: event });
} // prettier-ignore

/** How many cells of its columns, and moments, a block was chosen from: the largest of statistics that share most of their rows grows with the logarithm of their number (Hawkins, JASA 72, 1977). */
export const choiceOf = ({ sides, time }: Block, parts: number): number =>
  sides.reduce((size, { dimension }) => size * dimension.labels.length, 1) * (time ? 2 * Math.max(1, 2 * Math.log(parts)) : 1);

/** The larger p of a cell beside the other rows of either of its labels, at its time: what one of them has anyhow makes no cell. Of a group there are none. */
function pInside({ is }: Event, rows: Domain['rows'], block: Block, times: Times | null): number {
  if (block.sides.length < 2) return 0;
  const [isIn, isThen] = [inBlock(block, times), inBlock({ ...block, sides: [] }, times)];
  const besides = block.sides.map(({ dimension, code }) => {
    const others: Counts = { n: 0, k: 0 };
    rows.forEach((one, row) => {
      if (one !== 1 || dimension.codes[row] !== code || !isThen(row) || isIn(row)) return;
      others.n++;
      others.k += is[row] === 1 ? 1 : 0;
    });
    return fisherExact(block.own.k, block.own.n - block.own.k, others.k, others.n - others.k);
  });
  return Math.max(...besides);
}

/**
 * p of a share beside others that differ among themselves: what groups differ by is added to chance, as shares have it (Spiegelhalter 2005), and how badly it is known from a few groups counts by as much as
 * it makes of the whole (Satterthwaite 1946). Where the others are known to differ by little, one far beyond them is no accident, be they three only.
 */
export function pBesideOthers(own: Counts, rest: Counts, { times, of, between = 0 }: Spread): number {
  if (!(between > 0)) return 0;
  const apart = own.k / own.n - rest.k / rest.n;
  const chance = (apart / zOfShares(own, rest)) ** 2;
  // Of χ² of the others a part is chance.
  const known = of * ((times - 1) / times) ** 2;
  return studentTwoSided(apart / Math.sqrt(chance + between), known * (1 + chance / between) ** 2);
}

/** How likely chance alone lets a group change by as much at a moment, by how far the others change apart. */
export function pOfChange(frame: Frame, event: Event, { rows }: Domain, block: Block, times: Times | null, { other, spread }: Change): number {
  const { own } = block;
  const exact = fisherExact(own.k, own.n - own.k, other.k, other.n - other.k);
  const plain = spread.times > 1 ? Math.max(exact, studentTwoSided(zOfShares(own, other) / Math.sqrt(spread.times), spread.of)) : exact;
  const [isIn, isGroup] = [inBlock(block, times), inBlock({ ...block, time: null }, times)];
  const side: LabelSide = { kind: 'labels', columns: times ? [times.timeline.column.name] : [], codes: Int32Array.from(rows, (one, row) => (one === 1 && isGroup(row) ? Number(isIn(row)) : -1)) };
  return judgedP(frame, plain, side, { kind: 'labels', columns: [event.column.name], codes: Int32Array.from(rows, (one, row) => (one === 1 ? (event.is[row] ?? -1) : -1)), of: event });
} // prettier-ignore
