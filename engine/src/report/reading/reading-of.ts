import type { TableReading } from '../../contracts/table-reading';
import type { Table } from '../../model';
import { LIMITS } from './limits';

/** What of a table's model a reader can check. */
export function readingOf({ model, columns, form, timeLimit }: Table): TableReading | undefined {
  if (!model) return undefined;
  const numeric = new Set(columns.filter(({ type }) => type === 'integer' || type === 'number').map(({ name }) => name));
  return {
    shape: { kind: model.shape.kind, entity: model.shape.entity },
    time: model.time && {
      name: model.time.name,
      grain: model.time.grain,
      ...(timeLimit === null ? { from: model.time.from, to: model.time.to } : {}),
    },
    outcome: model.outcome,
    algebra: model.algebra.slice(0, LIMITS.mostRelations),
    noFigures: model.columns
      .filter(
        ({ name, overMembers, role }) =>
          numeric.has(name) && overMembers.how === 'never' && role !== 'time' && role !== 'constant' && role !== 'empty',
      )
      .map(({ name }) => name),
    ...(form === undefined ? {} : { form }),
  };
}
