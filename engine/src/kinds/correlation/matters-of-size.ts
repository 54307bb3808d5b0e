import type { Frame, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

interface Compared {
  x: Measure;
  y: Measure;
  r: number;
}

/**
 * Which pairs of measures go together because what is large has more of everything: two amounts of things that can be added up, and what goes as
 * closely with at least two such amounts, whether it can be added up or not (a number of persons asked beside those who work and those who do not).
 * Of what happens (orders, days of shops) only amounts that go together that closely: what was spent and what came of it are amounts as well.
 * @param compared every pair of measures with its rank correlation over all rows
 */
export function mattersOfSize({ table }: Pick<Frame, 'table'>, compared: readonly Compared[]): (pair: Compared) => boolean {
  const ofThings = table.model?.shape.kind === 'entity';
  const amountsWith = new Map<Measure, number>();
  for (const { x, y, r } of compared) {
    if (r < LIMITS.ofOneSize) continue;
    if (y.additive) amountsWith.set(x, (amountsWith.get(x) ?? 0) + 1);
    if (x.additive) amountsWith.set(y, (amountsWith.get(y) ?? 0) + 1);
  }
  const isAmount = (one: Measure) => one.additive || (amountsWith.get(one) ?? 0) >= LIMITS.amountsOfASize;
  return ({ x, y, r }) => r >= (ofThings ? 0 : LIMITS.ofOneSize) && isAmount(x) && isAmount(y);
}
