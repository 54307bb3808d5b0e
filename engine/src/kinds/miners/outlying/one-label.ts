import type { Frame } from '../../../insights/frame/frame';
import { inBlock, type Block, type Times } from './blocks';
import type { Domain } from './domain';
import { ofLabel, type Event } from './events';
import { LIMITS } from './limits';

/** The label that most cells that are filled in a group hold: that it comes so often is the news, and not that something is written there. Null where it holds none more than others. */
export function oneLabelOf({ dimensions }: Frame, { says, column }: Event, { rows }: Pick<Domain, 'rows'>, block: Block, times: Times | null): Event | null {
  const dimension = says.how === 'filled' ? dimensions.find((one) => one.column === column) : undefined;
  if (!dimension) return null;
  const isIn = inBlock(block, times);
  const counts = new Map<number, number>();
  let filled = 0;
  rows.forEach((one, row) => {
    const code = dimension.codes[row] ?? -1;
    if (one !== 1 || code < 0 || !isIn(row)) return;
    filled++;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  });
  const [code, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0]);
  return most > LIMITS.mostOfOne * filled ? ofLabel(dimension, dimension.labels[code] ?? '') : null;
} // prettier-ignore
