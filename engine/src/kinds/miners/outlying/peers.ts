import { chiSquareUpper } from '../../../stats/distributions/distributions';
import { inBlock, type Block, type Counts, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';

/** How many times chance groups lie apart, and of how many degrees of freedom that is known. */
export interface Spread {
  times: number;
  of: number;
  /** Variance of their shares beside chance (DerSimonian & Laird 1986). */
  between?: number;
}

/**
 * How far the other groups lie apart beyond chance (χ² over its degrees of freedom, at least 1), where the block lies beyond all of them; null where it is one of many
 * that differ. A cell is held against the other cells of both its columns, a group at a time against the others at that time.
 */
export function standsApart({ is }: Event, { rows }: Domain, block: Block, times: Times | null): Spread | null {
  const isIn = inBlock({ ...block, sides: [] }, times);
  const [p, q] = [block.own.k / block.own.n, block.rest.k / block.rest.n];
  let [spread, of, weight] = block.sides.length > 0 || !times ? [0, 0, 0] : apartInTime(is, rows, block, times);
  for (const { dimension } of block.sides) {
    const peers = dimension.labels.map((): Counts => ({ n: 0, k: 0 }));
    dimension.codes.forEach((code, row) => {
      const peer = peers[code];
      if (!peer || rows[row] !== 1 || !isIn(row) || block.sides.every((side) => side.dimension.codes[row] === side.code)) return;
      peer.n++;
      peer.k += is[row] === 1 ? 1 : 0;
    });
    const asked = peers.filter(({ n }) => n >= LIMITS.fewestOfPeer);
    // A few rows say little of their group: each is drawn to what all others are (half a case and half none beside them).
    const next = asked.reduce((most, { n, k }) => Math.max(most, (k + LIMITS.fewestOfPeer * q) / (n + LIMITS.fewestOfPeer)), 0);
    if (p - next < LIMITS.leastBeyond * (p - q)) return null;
    // Of peers one may stand apart as well, and says nothing of how the others lie (winsorised, Spiegelhalter 2005).
    const byDistance = asked.toSorted((a, b) => distanceOf(b, q) - distanceOf(a, q));
    const usual = byDistance.slice(byDistance.length > LIMITS.fewestUsual ? 1 : 0);
    const among = usual.reduce((sum, { k }) => sum + k, 0) / usual.reduce((sum, { n }) => sum + n, 0);
    spread += usual.reduce((sum, one) => sum + distanceOf(one, among), 0);
    of += usual.length - 1;
    weight += weightOf(usual.map(({ n }) => n / (among * (1 - among))));
  }
  // A season, or what came and went, is no level that changed.
  if (block.sides.length === 0 && spread > LIMITS.mostApartInTime * of) return null;
  // What may be chance is taken for it: of few groups their spread is known too badly to be held against one.
  return of > 1 && chiSquareUpper(spread, of) < LIMITS.surelyApart
    ? { times: Math.max(1, spread / of), of, between: Math.max(0, spread - of) / weight }
    : { times: 1, of: Infinity };
}

/** What a variance between groups adds to χ² of them, each with as much weight as its share is known. */
const weightOf = (weights: readonly number[]): number => {
  const known = weights.filter(Number.isFinite);
  const sum = known.reduce((all, one) => all + one, 0);
  return sum > 0 ? sum - known.reduce((all, one) => all + one ** 2, 0) / sum : 0;
};

/** How far a group lies from a share: the square of standard errors. */
const distanceOf = ({ n, k }: Counts, share: number): number => (k - n * share) ** 2 / (n * share * (1 - share) || Infinity);

/** How far the parts of the time lie apart on either side of a moment: χ², its degrees of freedom, and what a variance between them adds. */
function apartInTime(is: Int8Array, rows: Uint8Array, block: Block, times: Times): [spread: number, of: number, weight: number] {
  const isIn = inBlock(block, times);
  const parts = times.edges.flatMap(() => [{ n: 0, k: 0, own: false }, { n: 0, k: 0, own: true }]);
  rows.forEach((one, row) => {
    const part = times.parts[row] ?? -1;
    const at = part < 0 || one !== 1 ? undefined : parts[2 * part + Number(isIn(row))];
    if (!at) return;
    at.n++;
    at.k += is[row] === 1 ? 1 : 0;
  });
  const asked = parts.filter(({ n }) => n >= LIMITS.fewestOfPeer);
  const shareOf = (own: boolean): number => (own ? block.own.k / block.own.n : block.rest.k / block.rest.n);
  const spread = asked.reduce((sum, one) => sum + distanceOf(one, shareOf(one.own)), 0);
  return [spread, asked.length - 1, weightOf(asked.map(({ n, own }) => n / (shareOf(own) * (1 - shareOf(own)))))];
} // prettier-ignore

/** Which part of its change at a moment the others share, in log odds; none where it has none. */
export function sharedBy({ is }: Event, { rows }: Domain, block: Block, times: Times | null): number {
  if (!block.time) return 0;
  const isThen = inBlock({ ...block, sides: [] }, times);
  const isGroup = inBlock({ ...block, time: null }, times);
  const change = (isAsked: (row: number) => boolean): number => {
    const [then, other] = [
      { n: 0, k: 0 },
      { n: 0, k: 0 },
    ];
    rows.forEach((one, row) => {
      if (one !== 1 || !isAsked(row)) return;
      const side = isThen(row) ? then : other;
      side.n++;
      side.k += is[row] === 1 ? 1 : 0;
    });
    const odds = ({ n, k }: Counts) => Math.log((k + 0.5) / (n - k + 0.5));
    return odds(then) - odds(other);
  };
  return change((row) => !isGroup(row)) / change(isGroup);
}
