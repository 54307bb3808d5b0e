import { splitsOf, type Subject } from '../../../contracts/report/claim';
import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { TypedMeasure } from '../../../contracts/report/measure';
import type { Frame } from '../frame';
import { measureOf } from './measure-of';

export type Settled = Extract<ColumnRelation, { kind: 'left-as-it-was' }>;

/** By which relation a subject sets a result beside what it settles: that the two go together says nothing of what leads to it. */
export function settledByResult({
  table,
  measures,
}: Pick<Frame, 'table' | 'measures'>): (subject: Subject) => Settled | undefined {
  const known = (table.model?.algebra ?? []).flatMap((one) => (one.kind === 'left-as-it-was' ? [one] : []));
  if (known.length === 0) return () => undefined;
  return (subject) => {
    const { measure, filter } = subject;
    const told = measureOf({ measures }, measure)?.columns ?? columnsIn(measure);
    const names = new Set([
      ...told,
      ...splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]),
      ...filter.map(({ column }) => column),
    ]);
    return known.find((one) => names.has(one.target) && names.has(one.of));
  };
}

/** The columns that a typed measure names. */
const columnsIn = (measure: TypedMeasure): string[] =>
  Object.entries(measure).flatMap(([key, of]) => (key === 'op' || key === 'value' ? [] : [of]));
