import type { ModelColumn } from '../../contracts/table/table-model';
import type { Table } from '../../model';
import type { Made } from './plan';

/**
 * The table with what is known of columns from how they were made: a rate of several rows is the quotient of their sums, however few of them show it; and what is known by
 * a status is known by the one without what is not over.
 */
export function asMade(table: Table, made: readonly Made[]): Table {
  const { model } = table;
  if (!model) return table;
  const over = made.flatMap(({ result, instead, stay, planned: [column] }) =>
    result && instead !== undefined && !stay && column ? [{ of: instead, name: column.name }] : [],
  );
  const known = model.algebra.flatMap((one) => {
    if (one.kind !== 'settled' && one.kind !== 'filled-by') return [];
    return over.flatMap(({ of, name }) => (one.of === of && one.target !== name ? [{ ...one, of: name }] : []));
  });
  // A figure's mark is known by the figure.
  const marks = made.flatMap(({ flags, planned: [column] }) =>
    flags !== undefined && column
      ? [
          {
            kind: 'bucket' as const,
            target: column.name,
            of: flags,
            spans: [],
            held: { rows: model.rows, off: 0, of: 'table' as const },
          },
        ]
      : [],
  );
  const more = [...known, ...marks];
  const told = more.length === 0 ? table : { ...table, model: { ...model, algebra: [...model.algebra, ...more] } };
  return labelled(ratesAsMade(agedAsMade(told, made), made), made);
}

/** Columns that are called as labels of the table are. */
function labelled(table: Table, made: readonly Made[]): Table {
  const labels = new Set(made.flatMap(({ byMetric, planned }) => (byMetric ? planned.map(({ name }) => name) : [])));
  if (labels.size === 0) return table;
  return { ...table, columns: table.columns.map((column) => (labels.has(column.name) ? { ...column, isLabel: true } : column)) };
}

/** What is said of rows at one age is said in the words for the end that they came to. */
function agedAsMade(table: Table, made: readonly Made[]): Table {
  const words = new Map(made.flatMap(({ stay, planned: [column] }) => (stay?.so && column ? [[column.name, stay.so]] : [])));
  return words.size === 0
    ? table
    : {
        ...table,
        columns: table.columns.map((column) => {
          const within = words.get(column.name);
          return within === undefined ? column : { ...column, within };
        }),
      };
}

function ratesAsMade(table: Table, made: readonly Made[]): Table {
  const { model } = table;
  const rates = made.flatMap(({ planned: [column], quotient }) =>
    column && quotient ? [{ target: column.name, ...quotient }] : [],
  );
  if (!model || rates.length === 0) return table;
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
  const among = rates.filter(({ how }) => how === 'among' || how === 'exposed');
  // So many for 100,000 km are no km.
  const isPlain = (name: string) => among.some(({ target }) => target === name);
  // What comes about among others is none of them.
  const isPart = (part: string, whole: string) => !among.some(({ of, by }) => of === part && by === whole);
  return {
    ...table,
    columns: table.columns.map((column) => (isPlain(column.name) ? { ...column, unit: null } : column)),
    model: {
      ...model,
      columns: model.columns.map((column): ModelColumn => {
        const rate = byName.get(column.name);
        if (!rate) return column;
        const together = { how: 'weighted-mean', by: rate.by, because: { by: 'declared' } } as const;
        const unit = isPlain(column.name) ? null : column.unit;
        return { ...column, unit, role: 'measure', overMembers: together, overTime: together };
      }),
      algebra: [
        ...model.algebra.filter(
          (one) => !(one.kind === 'quotient' && byName.has(one.target)) && (one.kind !== 'part' || isPart(one.target, one.of)),
        ),
        ...relations,
      ],
    },
  };
}
