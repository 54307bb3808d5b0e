import { columnsOfRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import type { Quantity } from '../../contracts/table/table-model';
import type { Column } from '../../model';
import { byRelation, type Decided } from './decided';

/** What adds up with money is money, and with counts a count, where its header leaves that open: a total is a total of what it is made of. */
const SPREADING: readonly { quantity: Quantity; over: ReadonlySet<Quantity>; type: Column['type'] }[] = [
  { quantity: 'money', over: new Set<Quantity>(['count', 'amount', 'other']), type: 'number' },
  { quantity: 'count', over: new Set<Quantity>(['other']), type: 'integer' },
];

/** What the arithmetic says of quantities: a sum of money and a fixed rate of it are money, and a part by its whole is a percentage. */
export function agreeWithRelations(
  columns: readonly Column[],
  decided: readonly Decided[],
  relations: readonly ColumnRelation[],
): Decided[] {
  const at = new Map(columns.map(({ name }, i) => [name, i]));
  const now = [...decided];
  const of = (name: string) => now[at.get(name) ?? -1];
  for (const relation of relations) {
    if (relation.kind === 'sum' || relation.kind === 'copy' || (relation.kind === 'linear' && relation.offset === 0)) {
      const names =
        relation.kind === 'sum' ? [relation.target, ...relation.plus, ...relation.minus] : columnsOfRelation(relation);
      const [quantity] = SPREADING.filter(({ quantity: one }) => names.some((name) => of(name)?.quantity === one));
      if (!quantity) continue;
      for (const name of names) {
        const own = of(name);
        const i = at.get(name) ?? -1;
        if (own?.role === 'measure' && quantity.over.has(own.quantity ?? 'other') && columns[i]?.type === quantity.type)
          now[i] = { ...own, quantity: quantity.quantity, because: byRelation(relation) };
      }
    }
    if (relation.kind === 'product' || relation.kind === 'sum')
      for (const { column } of relation.shares ?? []) {
        const i = at.get(column) ?? -1;
        const own = now[i];
        if (own?.role === 'measure') now[i] = { ...own, quantity: 'percent', because: byRelation(relation) };
      }
    if (relation.kind === 'quotient' && isShare(relation, columns)) {
      const i = at.get(relation.target) ?? -1;
      const own = now[i];
      if (own?.role === 'measure' && own.quantity !== 'percent')
        now[i] = { ...own, quantity: 'percent', because: byRelation(relation) };
    }
  }
  return now;
}

/** A part by the sum of it and the rest, told in parts of one or of a hundred. */
function isShare(
  { of, less, by, factor, target }: Extract<ColumnRelation, { kind: 'quotient' }>,
  columns: readonly Column[],
): boolean {
  const stats = columns.find(({ name }) => name === target)?.stats;
  const within = Number(stats?.min ?? -1) >= 0 && Number(stats?.max ?? Infinity) <= factor * (1 + 1e-6);
  return (factor === 1 || factor === 100) && less.length === 0 && within && of.every((name) => by.includes(name));
}
