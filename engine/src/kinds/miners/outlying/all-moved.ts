import { quantileSorted, sortedValues } from '../../../stats/distributions/quantile';
import { inBlock, type Block, type Times } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';
import { LIMITS } from './limits';

/** Whether all of a block lies higher, or lower, than the others, and not only what lies beyond an amount: its level says so. */
export function isAllMoved({ says }: Event, { rows }: Pick<Domain, 'rows'>, block: Block, times: Times | null): boolean {
  const values = says.how === 'beyond' ? says.beyond.values : undefined;
  if (!values) return false;
  const isIn = inBlock(block, times);
  const of = (which: boolean) => sortedValues(values.filter((_, row) => rows[row] === 1 && isIn(row) === which));
  const [own, others] = [of(true), of(false)];
  const spread = quantileSorted(others, 0.75) - quantileSorted(others, 0.25);
  return Math.abs(quantileSorted(own, 0.5) - quantileSorted(others, 0.5)) > LIMITS.allMoved * spread;
}
