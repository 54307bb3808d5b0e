import { meanOf, type TypedMeasure } from '../../contracts/report/measure';

/** The sum of what a measure is the mean of; all others are themselves. */
export const totalOf = (measure: TypedMeasure): TypedMeasure =>
  measure.op === 'mean' ? { op: 'sum', column: measure.column } : measure;

/** The mean of what a measure is the sum or the spread of; all others are themselves. */
export const levelOf = (measure: TypedMeasure): TypedMeasure =>
  measure.op === 'sum' || measure.op === 'spread' ? meanOf(measure.column) : measure;
