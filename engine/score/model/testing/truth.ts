import type { Aggregation, ColumnLabel, LabelledTable } from '../label';
import type { Understood, UnderstoodColumn } from '../understood';

/** What a model would say that knows every label: the judge must find nothing wrong with it. */
export function truthOf({ header, label }: LabelledTable): Understood {
  const named = header.filter((name) => Object.hasOwn(label.columns, name));
  const measures = named.filter((name) => sums(label.columns[name]!));
  return {
    columns: header.map((name) => columnOf(name, label.columns[name])),
    time: label.time?.[0] ?? null,
    shape: label.shape[0]!,
    unpivot: label.unpivot && label.unpivot.headers,
    algebra: label.algebra.map(({ kind, result, from }) => ({ kind, columns: [result, ...from] })),
    outcome: label.outcome ? { column: label.outcome.columns[0]!, good: label.outcome.good } : null,
    totals: label.totals,
    keyMetrics: measures.map((column) => ({ op: 'sum', column, within: [label.columns[column]!.within ?? ''] })),
  };
}

const sums = ({ overMembers }: ColumnLabel): boolean => overMembers.includes('sum');

function columnOf(name: string, label?: ColumnLabel): UnderstoodColumn {
  return {
    name,
    role: label?.roles[0] ?? 'text',
    overMembers: firstOf(label?.overMembers),
    overTime: firstOf(label?.overTime),
    within: label?.within === undefined ? [] : [label.within],
    unit: label?.units?.[0] ?? null,
    scale: label?.scale ?? null,
    unitOfObservation: label?.unitsOfObservation?.[0] ?? null,
    confidence: 0.9,
  };
}

const firstOf = (accepted: readonly Aggregation[] = ['never']): Aggregation => accepted[0]!;
