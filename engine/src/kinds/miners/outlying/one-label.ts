import type { Frame } from '../../../insights/frame/frame';
import { inBlock, type Block, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';

/** Whether most cells that are filled in a group hold one label: that it comes so often is the news, and not that something is written there. */
export function isOneLabel({ dimensions }: Frame, { says, column }: Event, { rows }: Pick<Domain, 'rows'>, block: Block, times: Times | null): boolean {
  const codes = says.how === 'filled' ? dimensions.find((one) => one.column === column)?.codes : undefined;
  if (!codes) return false;
  const isIn = inBlock(block, times);
  const counts = new Map<number, number>();
  let filled = 0;
  rows.forEach((one, row) => {
    const code = codes[row] ?? -1;
    if (one !== 1 || code < 0 || !isIn(row)) return;
    filled++;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  });
  return Math.max(0, ...counts.values()) > LIMITS.mostOfOne * filled;
} // prettier-ignore
