import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Table } from '../../../model';
import type { Decided } from '../decided';
import type { Sample } from '../../sample/read-sample';
import { readHeader } from '../header';
import { nearlyPriced } from './nearly-priced';

/** What arithmetic shows of money: which columns say what one piece costs, and which what all pieces come to. */
export interface Priced {
  prices: ReadonlySet<string>;
  worths: ReadonlyMap<string, ColumnRelation>;
}

const isMoney = ({ quantity }: Decided) => quantity === 'money' || quantity === 'price';

/**
 * Where money is a number of pieces times other money, the latter is what one piece costs: it is never added up, and what both come to is. Of
 * two amounts of money the one that is named as so much by something is no amount.
 */
export function pricedBy(
  table: Table,
  decided: readonly Decided[],
  relations: readonly ColumnRelation[],
  sample: Sample | null,
): Priced {
  const own = new Map(table.columns.map(({ name }, at) => [name, decided[at]]));
  const money = (name: string) => {
    const found = own.get(name);
    return found?.role === 'measure' && isMoney(found);
  };
  const prices = new Set<string>();
  const worths = new Map<string, ColumnRelation>();
  for (const relation of relations) {
    if (relation.kind !== 'product' || relation.of.length !== 2 || !money(relation.target)) continue;
    const factors = relation.of.filter(money);
    const [price, ...more] = factors.length > 1 ? factors.filter((name) => readHeader(name).quotient) : factors;
    if (price === undefined || more.length > 0) continue;
    prices.add(price);
    if (factors.length === 1) worths.set(relation.target, relation);
  }
  // What is itself asked for one piece is no amount, whatever it is put together of.
  for (const price of prices) worths.delete(price);
  for (const price of nearlyPriced(sample, table.columns, decided)) if (!worths.has(price)) prices.add(price);
  return { prices, worths };
}

/** The columns as they are, those that say what one piece costs as prices. */
export const withPrices = (table: Table, decided: readonly Decided[], { prices }: Priced): Decided[] =>
  decided.map((one, at) => (prices.has(table.columns[at]?.name ?? '') ? { ...one, quantity: 'price' } : one));
