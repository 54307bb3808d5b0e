import type { Quantity } from '../../../contracts/table/table-model';
import type { Table } from '../../../model';
import { quantileSorted, sortedValues } from '../../../stats/distributions/quantile';
import { isMoney } from '../../../wording/number-text';
import { name } from '../../sql';
import type { Measure } from '../frame';
import { modelColumnOf } from '../roles';
import type { Beyond } from './beyond';
import { LIMITS } from './limits';

/**
 * That a figure is higher, or lower, than nearly all: a delivery that is too warm, a test that is over too soon. No column says by how much it may be so, and people keep
 * to round numbers: it is held against the roundest that about one row in twenty passes. Of a percentage that is given in steps, as a discount is, each step may be the last that one
 * may give without asking. How much money and how many there are goes by how large a thing is, and is left out.
 */
export function tailsIn(table: Table, measures: readonly Measure[]): Beyond[] {
  return measures
    .filter((measure) => mayHaveTails(table, measure))
    .slice(0, LIMITS.mostTails)
    .flatMap(({ columns: [own], values, unit }) => {
      const column = table.columns.find((one) => one.name === own);
      const sorted = sortedValues(values);
      if (!column || sorted.length < LIMITS.fewest) return [];
      const given = new Set(sorted).size < LIMITS.fewestValues ? [...new Set(sorted)] : null;
      return (['<', '>'] as const).flatMap((op) => {
        const isIn = (value: number, amount: number) => (op === '<' ? value < amount : value > amount);
        const isEnd = (amount: number) => {
          const beyond = sorted.filter((value) => isIn(value, amount));
          const share = beyond.length / sorted.length;
          return share >= LIMITS.seldomBeyond && share <= LIMITS.oftenBeyond && !isOneValue(beyond);
        };
        return (given ?? roundOf(sorted, op)).filter(isEnd).map((amount): Beyond => ({
          column,
          condition: { column: column.name, op, value: amount },
          bound: { how: 'amount', amount, unit },
          within: null,
          classes: [],
          is: Int8Array.from(values, (value) => (Number.isNaN(value) ? -1 : Number(isIn(value, amount)))),
          known: `${name(column.name)} IS NOT NULL`,
          // How much is given as a rule says nothing of how much may be.
          ...(given ? {} : { values }),
        }));
      });
    });
}

/** The roundest amount that about one row in twenty passes. */
function roundOf(sorted: Float64Array, op: '<' | '>'): number[] {
  const [near, middle, far] = [LIMITS.oftenBeyond, LIMITS.usuallyBeyond, LIMITS.seldomBeyond].map((share) =>
    quantileSorted(sorted, op === '<' ? share : 1 - share),
  ) as [number, number, number];
  return [roundestWithin(Math.min(near, far), Math.max(near, far), middle) ?? []].flat();
}

/** Whether most of those that lie beyond hold one and the same value: something is put in there for what is not known. */
function isOneValue(beyond: Float64Array): boolean {
  const counts = new Map<number, number>();
  for (const value of beyond) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values()) > LIMITS.mostOfOneValue * beyond.length;
}

/** What there is much or little of by what a thing is, and nobody's doing. */
const BY_NATURE: ReadonlySet<Quantity> = new Set(['count', 'money', 'price', 'score', 'angle', 'age', 'size']);

/** Whether a column measures something whose ends are somebody’s doing: neither money nor a number of things, and no share that a text says. */
function mayHaveTails(table: Table, { kind, columns: [own, ...more], sql, unit, values }: Measure): boolean {
  if (kind !== 'column' || own === undefined || more.length > 0 || sql !== name(own) || isMoney(unit) || table.made?.includes(own)) return false;
  const quantity = modelColumnOf(table, own)?.quantity;
  // What adds up over the months of a thing is as large as the thing.
  if (table.model?.shape.kind === 'panel' && modelColumnOf(table, own)?.overMembers.how === 'sum') return false;
  return !(quantity && BY_NATURE.has(quantity)) && new Set(values).size >= (unit === 'percent' ? LIMITS.fewestSteps : LIMITS.fewestValues);
} // prettier-ignore

/** The multiple of the largest round step that lies within two bounds; of several the one nearest to the middle. Null where the bounds are one. */
export function roundestWithin(low: number, high: number, middle: number): number | null {
  if (!(high > low)) return null;
  for (let power = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high), high - low))); power > -LIMITS.finest; power--)
    // An even number is no rounder than an odd one: where it may be 3 or 4, the one nearer to the middle is meant.
    for (const times of [5, 1]) {
      const step = times * 10 ** power;
      const nearest = Math.min(Math.floor(high / step), Math.max(Math.ceil(low / step), Math.round(middle / step))) * step;
      if (nearest >= low && nearest <= high) return Number(nearest.toPrecision(12));
    }
  return null;
}
