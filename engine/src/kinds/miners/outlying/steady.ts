import { inBlock, type Block, type Counts, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';

/**
 * Whether a group keeps to one share before a moment and to another since then. What goes up in winter and comes down again is higher before June than afterwards, and
 * takes no step: then one side of the moment holds a change that is certain and half as large.
 */
export function isSteady({ is }: Event, { rows }: Pick<Domain, 'rows'>, block: Block, times: Times | null): boolean {
  if (!block.time || !times || block.sides.length === 0) return true;
  const [isThen, isGroup] = [inBlock({ ...block, sides: [] }, times), inBlock({ ...block, time: null }, times)];
  const sides = [0, 1].map(() => times.edges.map((): Counts => ({ n: 0, k: 0 })));
  rows.forEach((one, row) => {
    const counts = sides[isThen(row) ? 0 : 1]?.[times.parts[row] ?? -1];
    if (one !== 1 || !isGroup(row) || !counts) return;
    counts.n++;
    counts.k += is[row] === 1 ? 1 : 0;
  });
  const [then, other] = sides.map((parts) => sumOf(parts)) as [Counts, Counts];
  if (other.n === 0) return true;
  const step = Math.abs(then.k / then.n - other.k / other.n);
  return !sides.some((parts) => parts.some((_, i) => changes(sumOf(parts.slice(0, i)), sumOf(parts.slice(i)), LIMITS.ofStep * step)));
} // prettier-ignore

const sumOf = (parts: readonly Counts[]): Counts =>
  parts.reduce((all, { n, k }) => ({ n: all.n + n, k: all.k + k }), { n: 0, k: 0 });

/** Whether shares differ by so much and certainly (χ² of one degree of freedom). */
function changes(a: Counts, b: Counts, least: number): boolean {
  if (a.n < LIMITS.fewestRows || b.n < LIMITS.fewestRows) return false;
  const [apart, all] = [Math.abs(a.k / a.n - b.k / b.n), (a.k + b.k) / (a.n + b.n)];
  return apart >= least && (apart * apart) / (all * (1 - all) * (1 / a.n + 1 / b.n)) >= LIMITS.surelyChanges;
}
