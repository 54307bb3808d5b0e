import type { Subject } from '../../../contracts/report/claim';
import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { Frame } from '../frame';
import { columnsOfSubject } from './columns-of-subject';

export type Settled = Extract<ColumnRelation, { kind: 'left-as-it-was' }>;

/** By which relation a subject sets a result beside what it settles: that the two go together says nothing of what leads to it. */
export function settledByResult({
  table,
  measures,
}: Pick<Frame, 'table' | 'measures'>): (subject: Subject) => Settled | undefined {
  const known = (table.model?.algebra ?? []).flatMap((one) => (one.kind === 'left-as-it-was' ? [one] : []));
  if (known.length === 0) return () => undefined;
  return (subject) => {
    const { of, by } = columnsOfSubject({ measures }, subject);
    const names = new Set([...of, ...by]);
    return known.find((one) => names.has(one.target) && names.has(one.of));
  };
}
