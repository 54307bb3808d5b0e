import type { LabelledTable } from '../label';
import type { Understood } from '../understood';

/**
 * What was said, with the headers as the label writes them: a reader may have trimmed or numbered them. Columns are matched by their place
 * when none is missing.
 */
export function byPosition({ header }: LabelledTable, said: Understood): Understood {
  if (said.columns.length !== header.length) return said;
  const names = new Map(said.columns.map(({ name }, i) => [name, header[i] ?? name]));
  const own = (name: string): string => names.get(name) ?? name;
  return {
    ...said,
    columns: said.columns.map((column) => ({
      ...column,
      name: own(column.name),
      within: column.within.map(own),
      unitOfObservation: column.unitOfObservation && column.unitOfObservation.map(own),
    })),
    time: said.time && said.time.map(own),
    unpivot: said.unpivot && said.unpivot.map(own),
    algebra: said.algebra.map((group) => ({ ...group, columns: group.columns.map(own) })),
    outcome: said.outcome && { ...said.outcome, column: own(said.outcome.column) },
    totals: said.totals.map(({ column, member }) => ({ column: own(column), member })),
    keyMetrics: said.keyMetrics.map((metric) => ({
      ...metric,
      column: own(metric.column),
      ...(metric.within ? { within: metric.within.map(own) } : {}),
    })),
  };
}
