import type { Frame, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

interface Compared {
  x: Measure;
  y: Measure;
  r: number;
}

/**
 * Which pairs of measures of things go together because large things have more of everything: two amounts that can be added up, and what
 * goes as closely with at least two such amounts, whether it can be added up or not (a number of persons asked beside those who work and those who do not).
 * @param compared every pair of measures with its rank correlation over all rows
 */
export function mattersOfSize({ table }: Pick<Frame, 'table'>, compared: readonly Compared[]): (pair: Compared) => boolean {
  if (table.model?.shape.kind !== 'entity') return () => false;
  const amountsWith = new Map<Measure, number>();
  for (const { x, y, r } of compared) {
    if (r < LIMITS.ofOneSize) continue;
    if (y.additive) amountsWith.set(x, (amountsWith.get(x) ?? 0) + 1);
    if (x.additive) amountsWith.set(y, (amountsWith.get(y) ?? 0) + 1);
  }
  const isAmount = (one: Measure) => one.additive || (amountsWith.get(one) ?? 0) >= LIMITS.amountsOfASize;
  return ({ x, y, r }) => r > 0 && isAmount(x) && isAmount(y);
}
