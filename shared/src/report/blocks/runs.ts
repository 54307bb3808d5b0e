import type { Block } from '../../contracts/reports/report';

export type ListBlock = Extract<Block, { type: 'item' | 'metric' }>;
type ChartBlock = Extract<Block, { type: 'chart' }>;
/** A list, or a block with the chart that shows what it says. */
export type Run = { id: string; list: ListBlock[] } | { id: string; block: Exclude<Block, ListBlock>; chart?: ChartBlock };

/** Blocks that stand together: the items of a list, what is said and its chart, and every other block by itself. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.type === 'item' || block.type === 'metric') {
      if (last && 'list' in last) last.list.push(block);
      else runs.push({ id: block.id, list: [block] });
    } else if (block.type === 'chart' && last && 'block' in last && last.block.type !== 'chart' && !last.chart)
      last.chart = block;
    else runs.push({ id: block.id, block });
  }
  return runs;
}
