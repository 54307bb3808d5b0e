import { chiSquareUpper } from '../../../stats/distributions/distributions';
import { inBlock, type Block, type Counts, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';
import type { Spread } from './peers';

/** What a group was like before a moment, or after it where it is told of what was before, and how far the other groups change apart from each other. */
export interface Change {
  other: Counts;
  spread: Spread;
}

/** A change in log odds with its variance. */
const changeOf = (then: Counts, other: Counts): { by: number; variance: number } => {
  const [a, b, c, d] = [then.k + 0.5, then.n - then.k + 0.5, other.k + 0.5, other.n - other.k + 0.5];
  return { by: Math.log((a * d) / (b * c)), variance: 1 / a + 1 / b + 1 / c + 1 / d };
};

/**
 * Whether a group changes at a moment by far more than any other, wherever it stands among them then: what comes down from above to where others always were stands apart
 * from none of them. Null where it does not, or has no others.
 */
export function changesApart({ is }: Event, { rows }: Domain, block: Block, times: Times | null): Change | null {
  if (!block.time || !times || block.sides.length === 0) return null;
  const [isThen, isGroup] = [inBlock({ ...block, sides: [] }, times), inBlock({ ...block, time: null }, times)];
  const other: Counts = { n: 0, k: 0 };
  const peers = block.sides.map(({ dimension }) => dimension.labels.map((): [then: Counts, other: Counts] => [{ n: 0, k: 0 }, { n: 0, k: 0 }]));
  rows.forEach((one, row) => {
    if (one !== 1) return;
    const add = (counts: Counts) => {
      counts.n++;
      counts.k += is[row] === 1 ? 1 : 0;
    };
    const side = isThen(row) ? 0 : 1;
    if (isGroup(row)) {
      if (side === 1) add(other);
      return;
    }
    block.sides.forEach(({ dimension }, i) => {
      const peer = peers[i]?.[dimension.codes[row] ?? -1];
      if (peer) add(peer[side]);
    });
  });
  const own = changeOf(block.own, other);
  let [spread, of] = [0, 0];
  for (const group of peers) {
    const asked = group.filter((one) => one.every(({ n }) => n >= LIMITS.fewestRows)).map(([then, before]) => changeOf(then, before));
    // One other shows nothing of how groups change here.
    if (asked.length < LIMITS.fewestChanging) return null;
    // What a few rows do by chance, of which two standard errors are nearly all, is no change of theirs.
    if (asked.some(({ by, variance }) => own.by - (by - 2 * Math.sqrt(variance)) < LIMITS.leastBeyond * own.by)) return null;
    const weight = asked.reduce((sum, { variance }) => sum + 1 / variance, 0);
    const mean = asked.reduce((sum, { by, variance }) => sum + by / variance, 0) / weight;
    spread += asked.reduce((sum, { by, variance }) => sum + (by - mean) ** 2 / variance, 0);
    of += asked.length - 1;
  }
  const isApart = of > 1 && chiSquareUpper(spread, of) < LIMITS.surelyApart;
  return { other, spread: isApart ? { times: Math.max(1, spread / of), of } : { times: 1, of: Infinity } };
} // prettier-ignore
