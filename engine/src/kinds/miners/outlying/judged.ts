import { fisherExact } from '../../../stats/distributions/fisher-exact';
import { studentTwoSided } from '../../../stats/distributions/distributions';
import { zOfShares } from '../../../stats/groups/two-shares';
import type { Frame } from '../../../insights/frame/frame';
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
  const plain = spread.times > 1 ? Math.max(exact, studentTwoSided(zOfShares(own, rest) / Math.sqrt(spread.times), spread.of)) : exact;
  return judgedP(frame, plain, side, { kind: 'labels', columns: [event.column.name], codes: Int32Array.from(rows, (one, row) => (one === 1 ? (event.is[row] ?? -1) : -1)), of: event });
} // prettier-ignore

/** How likely chance alone lets a group change by as much at a moment, by how far the others change apart. */
export function pOfChange(frame: Frame, event: Event, { rows }: Domain, block: Block, times: Times | null, { other, spread }: Change): number {
  const { own } = block;
  const exact = fisherExact(own.k, own.n - own.k, other.k, other.n - other.k);
  const plain = spread.times > 1 ? Math.max(exact, studentTwoSided(zOfShares(own, other) / Math.sqrt(spread.times), spread.of)) : exact;
  const [isIn, isGroup] = [inBlock(block, times), inBlock({ ...block, time: null }, times)];
  const side: LabelSide = { kind: 'labels', columns: times ? [times.timeline.column.name] : [], codes: Int32Array.from(rows, (one, row) => (one === 1 && isGroup(row) ? Number(isIn(row)) : -1)) };
  return judgedP(frame, plain, side, { kind: 'labels', columns: [event.column.name], codes: Int32Array.from(rows, (one, row) => (one === 1 ? (event.is[row] ?? -1) : -1)), of: event });
} // prettier-ignore
