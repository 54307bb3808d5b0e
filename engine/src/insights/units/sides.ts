import type { Dimension, Measure } from '../frame/frame';
import type { LabelSide, Side } from './unit';

/** Labels of a column, or those of them that are compared. */
export const labelsOf = (dimension: Dimension, codes: Int32Array = dimension.codes): LabelSide => ({
  kind: 'labels',
  columns: [dimension.column.name],
  codes,
  of: dimension,
});

/** A measure's ranks over all rows. */
export const ranksOf = (measure: Measure): Side => ({
  kind: 'ranks',
  columns: measure.columns,
  ranks: measure.ranks,
  of: measure,
});

/** Rows of one label against all other rows. */
export const oneAgainst = (dimension: Dimension, codes: Int32Array, one: number): LabelSide =>
  labelsOf(
    dimension,
    codes.map((code) => (code < 0 ? -1 : code === one ? 1 : 0)),
  );
