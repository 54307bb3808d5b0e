import type { Block } from '../../contracts/reports/report';

/** Items that are drawn at once. */
const MOST_ITEMS = 8;

const isListed = ({ type }: Block): boolean => type === 'item' || type === 'metric';

/** A section's blocks in groups that can be drawn one after another: a statement with its chart, or some items of a list. */
export function findingGroups(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const goesOn = isListed(block) && last?.every(isListed) && last.length < MOST_ITEMS;
    if (last && (block.type === 'chart' || goesOn)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}
