import type { Subject } from '../../contracts/report/claim';

/** The columns that a measure is made of, where the frame has none of its own for it. */
export function columnsIn(measure: Subject['measure']): string[] {
  if (measure.op === 'duration') return [measure.start, measure.end];
  if (measure.op === 'quotient') return [measure.of, measure.by];
  return 'column' in measure ? [measure.column] : [];
}
