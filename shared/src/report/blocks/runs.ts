import type { Block } from '../../contracts/report';

export type ListBlock = Extract<Block, { type: 'item' | 'metric' }>;
export type Run = { id: string; list: ListBlock[] } | { id: string; block: Exclude<Block, ListBlock> };

/** Blocks that stand together: the items of a list, and every other block by itself. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.type !== 'item' && block.type !== 'metric') runs.push({ id: block.id, block });
    else if (last && 'list' in last) last.list.push(block);
    else runs.push({ id: block.id, list: [block] });
  }
  return runs;
}
