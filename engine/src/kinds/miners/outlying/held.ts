import { inBlock, type Block, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import type { Held } from './groups';
import { LIMITS } from './limits';

/**
 * Which part of what a block has beyond the others is left beside rows that have the same label of another column (indirect standardisation, Breslow & Day,
 * Statistical Methods in Cancer Research II, 1987, 2.3); 1 where too few of its rows have others beside them, 0 where it has nothing
 * beyond them.
 *
 * @param codes label of each row, below `size`
 */
export function keptBy({ is }: Event, { rows }: Domain, isOwn: Uint8Array, codes: ArrayLike<number>, size: number): number {
  const [own, rest, cases] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  let [k, n, restK, restN] = [0, 0, 0, 0];
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] !== 1) continue;
    const code = codes[row] ?? -1;
    const one = is[row] === 1 ? 1 : 0;
    if (isOwn[row] === 1) {
      n++;
      k += one;
      if (code >= 0) own[code] = (own[code] ?? 0) + 1;
    } else {
      restN++;
      restK += one;
      if (code >= 0) {
        rest[code] = (rest[code] ?? 0) + 1;
        cases[code] = (cases[code] ?? 0) + one;
      }
    }
  }
  const usual = restK / restN;
  let [expected, covered] = [0, 0];
  own.forEach((count, code) => {
    const of = rest[code] ?? 0;
    if (of < LIMITS.fewestBeside) return;
    covered += count;
    expected += (count * (cases[code] ?? 0)) / of;
  });
  if (covered < LIMITS.leastCovered * n) return 1;
  expected += (n - covered) * usual;
  const beyond = k - n * usual;
  return beyond > 0 ? (k - expected) / beyond : 0;
}

/** The least that is left of it beside any column that is held; of what is so at a time among the rows of that time, and beside the group's own rows of before. */
export function leastKept(event: Event, domain: Domain, block: Block, times: Times | null, held: readonly Held[]): number {
  const isIn = inBlock(block, times);
  const isOwn = Uint8Array.from(domain.rows, (one, row) => Number(one === 1 && isIn(row)));
  const isThen = inBlock({ ...block, sides: [] }, times);
  // What all rows do since a time has only what was before beside it.
  const then = block.time && block.sides.length > 0 ? { ...domain, rows: domain.rows.map((one, row) => Number(one === 1 && isThen(row))) } : domain;
  const ofGroup = inBlock({ ...block, time: null }, times);
  const own = block.time ? [keptBy(event, domain, isOwn, Int8Array.from(domain.rows, (_, row) => Number(ofGroup(row))), 2)] : [];
  const parts = times ? [keptBy(event, then, isOwn, times.parts, times.edges.length)] : [];
  return Math.min(1, ...own, ...parts, ...held.map(({ codes, labels }) => keptBy(event, then, isOwn, codes, labels.length)));
} // prettier-ignore
