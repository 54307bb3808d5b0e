import type { Domain, ThingSpec } from '../domains/domain';
import { attribute, type Field } from '../make/field';
import { amountField, figures, members, membersField } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import type { Random } from '../make/random';

export const nameOf = (thing: ThingSpec, cells: readonly string[]): Field => ({
  ...attribute(thing.key, ['identifier', 'category', 'geography', 'text', 'personal-data'], cells),
  complete: true,
});

/** Names for as many things as are asked for: those of the list, then the same ones numbered. */
export const names = ({ members: all }: ThingSpec, count: number): string[] =>
  Array.from(
    { length: count },
    (_, i) => `${all[i % all.length] ?? ''}${i < all.length ? '' : ` ${Math.floor(i / all.length) + 1}`}`,
  );

/** One row for each thing, in no order of time; with a row that adds up the others when asked for. */
export function entityTable(random: Random, { thing }: Domain, rows: number, total?: string): Draft {
  const fields: Field[] = [
    nameOf(thing, names(thing, rows)),
    ...thing.attributes.map((spec) => membersField(spec, members(random, spec, rows))),
    ...thing.amounts.map((amount) => amountField(amount, figures(random, amount, rows))),
  ];
  const adds = new Set(thing.amounts.filter(({ kind }) => kind === 'flow' || kind === 'stock').map(({ concept }) => concept));
  if (total !== undefined)
    for (const field of fields) {
      const sum = field.cells.reduce((all, cell) => all + Number(cell), 0);
      const last = field.concept === thing.key ? total : adds.has(field.concept) ? String(Number(sum.toFixed(2))) : '';
      field.cells.push(last);
      field.complete = true;
    }
  return draft(['entity'], fields, {
    time: null,
    totals: total === undefined ? [] : [{ column: thing.key, member: total }],
  });
}
