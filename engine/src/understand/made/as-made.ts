import type { ModelColumn, TableModel } from '../../contracts/table/table-model';
import type { Made } from './plan';

/**
 * The model with what is known of columns from how they were made: a rate of several rows is the quotient of their sums, however few of them show it; and what is known by
 * a status is known by the one without what is not over.
 */
export function asMade(model: TableModel, made: readonly Made[]): TableModel {
  const over = made.flatMap(({ result, of: [of], planned: [column] }) =>
    result !== undefined && column ? [{ of, name: column.name }] : [],
  );
  const known = model.algebra.flatMap((one) => {
    if (one.kind !== 'settled' && one.kind !== 'filled-by') return [];
    return over.flatMap(({ of, name }) => (one.of === of && one.target !== name ? [{ ...one, of: name }] : []));
  });
  return ratesAsMade(known.length === 0 ? model : { ...model, algebra: [...model.algebra, ...known] }, made);
}

function ratesAsMade(model: TableModel, made: readonly Made[]): TableModel {
  const rates = made.flatMap(({ planned: [column], quotient }) =>
    column && quotient ? [{ target: column.name, ...quotient }] : [],
  );
  if (rates.length === 0) return model;
  const byName = new Map(rates.map((rate) => [rate.target, rate]));
  const relations = rates.map(({ target, of, by, factor }) => ({
    kind: 'quotient' as const,
    target,
    of: [of],
    less: [],
    by: [by],
    factor,
    held: { rows: model.rows, off: 0, of: 'table' as const },
  }));
  const isMade = (target: string) => byName.has(target);
  return {
    ...model,
    columns: model.columns.map((column): ModelColumn => {
      const rate = byName.get(column.name);
      if (!rate) return column;
      const together = { how: 'weighted-mean', by: rate.by, because: { by: 'declared' } } as const;
      return { ...column, role: 'measure', overMembers: together, overTime: together };
    }),
    algebra: [...model.algebra.filter((one) => !(one.kind === 'quotient' && isMade(one.target))), ...relations],
  };
}
