import { printMeasure, sameMeasure, type TypedMeasure } from '../../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../frame';

/** The frame's measure that a claim speaks of: its sum is that of the same column. Null for counts and shares of labels. */
export const measureOf = ({ measures }: Pick<Frame, 'measures'>, measure: TypedMeasure): Measure | null =>
  measures.find(({ typed }) =>
    measure.op === 'sum' ? typed.op === 'mean' && typed.column === measure.column : sameMeasure(typed, measure),
  ) ?? null;

/** The measure that a column is by itself. */
export const columnMeasure = ({ measures }: Pick<Frame, 'measures'>, column: string): Measure | undefined =>
  measures.find(({ typed }) => typed.op === 'mean' && typed.column === column);

/** The measure that a claim splits by, where it splits by one. */
export const measureSplitBy = ({ measures }: Pick<Frame, 'measures'>, breakdown: unknown): Measure | undefined =>
  measures.find(({ typed }) => printMeasure(typed) === breakdown);

/** The dimension and label whose share a claim tells. */
export function outcomeOf(
  { dimensions }: Pick<Frame, 'dimensions'>,
  measure: TypedMeasure,
): { dimension: Dimension; label: string } | null {
  if (measure.op !== 'rate') return null;
  const dimension = dimensions.find(({ column }) => column.name === measure.column);
  return dimension ? { dimension, label: measure.value } : null;
}
