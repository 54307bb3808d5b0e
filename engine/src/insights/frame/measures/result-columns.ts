import type { TableModel } from '../../../contracts/table/table-model';

/** Columns that hold what a table is about: its result, and the measures that this was cut from (births below 2,500 g, from weights). None where no result is clear. */
export function resultColumns({ model }: { model?: Pick<TableModel, 'outcome' | 'algebra'> | undefined }): ReadonlySet<string> {
  if (model?.outcome.kind !== 'outcome') return new Set();
  const { column } = model.outcome.outcome;
  const cutFrom = model.algebra.flatMap((relation) =>
    relation.kind === 'bucket' && relation.target === column ? [relation.of] : [],
  );
  return new Set([column, ...cutFrom]);
}

/**
 * The columns of the result, and of what else became of the rows that somebody watches: beside that, either of two that may be the result is one of them.
 */
export function watchedColumns({
  model,
}: {
  model?: Pick<TableModel, 'outcome' | 'algebra' | 'also'> | undefined;
}): ReadonlySet<string> {
  const also = model?.also ?? [];
  const likely = also.length > 0 && model?.outcome.kind === 'candidates' ? model.outcome.candidates : [];
  return new Set([...resultColumns({ model }), ...[...likely, ...also].map(({ column }) => column)]);
}
