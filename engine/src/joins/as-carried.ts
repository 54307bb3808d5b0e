import type { Column, Table } from '../model';
import type { ModelColumn } from '../contracts/table/table-model';
import type { Carried } from './carried';

/**
 * The table with its columns of other tables as what they are there: a parent's figure is never added up over the rows that share it, only what
 * was put together for a row has a time of its own, and what the data's notes say of them is said where they come from.
 */
export function asCarried(table: Table, carried: readonly Pick<Carried, 'column' | 'how'>[]): Table {
  if (carried.length === 0) return table;
  const byName = new Map(carried.map((one) => [one.column.name, one]));
  const isCarried = (name: string) => byName.has(name);
  const { model } = table;
  const isLent = (name: string | null) => name !== null && byName.get(name)?.how === 'row';
  return {
    ...table,
    columns: table.columns.map((column): Column => {
      const own = byName.get(column.name);
      return own ? { ...column, carried: own.how === 'row' ? 'parent' : 'children' } : column;
    }),
    ...(model
      ? { model: { ...model, columns: model.columns.map((column) => withAggregation(column, byName.get(column.name))), outcome: outcomeOf(table, isCarried) } }
      : {}),
    derived: table.derived.filter(({ columns }) => !columns.some(isCarried)),
    pairs: table.pairs.filter(({ start, end }) => !isCarried(start) && !isCarried(end)),
    timeline: table.timeline === null || !isCarried(table.timeline) || isLent(table.timeline) ? table.timeline : null,
    alerts: table.alerts.filter(({ columns }) => columns.length === 0 || !columns.every(isCarried)),
  };
} // prettier-ignore

const FIGURES = ['sum', 'count'];

function withAggregation(column: ModelColumn, own: Pick<Carried, 'how'> | undefined): ModelColumn {
  if (!own || own.how === 'first' || own.how === 'last') return column;
  const how = FIGURES.includes(own.how) ? 'sum' : 'mean';
  // A group or a time stays what it is, and so does what no figure can be made of.
  if (own.how === 'row' && column.overMembers.how === 'never') return column;
  const aggregation = { how, because: { by: 'declared' } } as const;
  return { ...column, overMembers: aggregation, overTime: aggregation };
}

/** What a table is about is in its own columns. */
function outcomeOf({ model }: Table, isCarried: (name: string) => boolean): NonNullable<Table['model']>['outcome'] {
  const outcome = model?.outcome ?? { kind: 'none' };
  switch (outcome.kind) {
    case 'outcome':
      return isCarried(outcome.outcome.column) ? { kind: 'none' } : outcome;
    case 'lead-measure':
      return isCarried(outcome.column) ? { kind: 'none' } : outcome;
    case 'candidates': {
      const candidates = outcome.candidates.filter(({ column }) => !isCarried(column));
      return candidates.length > 0 ? { kind: 'candidates', candidates } : { kind: 'none' };
    }
    case 'none':
      return outcome;
  }
}
