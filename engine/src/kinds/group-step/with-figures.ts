import type { Dimension, Measure } from '../../insights/frame/frame';

/**
 * The groups that have figures of a measure at all, and their rows that have: of what is read on two of five devices the others are no groups that stay
 * where they are. As it is where all have.
 */
export function withFigures(dimension: Dimension, measure: Measure | null): Dimension {
  const { codes, labels } = dimension;
  const isFilled = (row: number) => measure === null || !Number.isNaN(measure.values[row] ?? NaN);
  const counts = labels.map(() => 0);
  codes.forEach((code, row) => {
    if (code >= 0 && isFilled(row)) counts[code] = (counts[code] ?? 0) + 1;
  });
  if (counts.every((n) => n > 0)) return dimension;
  const kept = [...labels.keys()].filter((code) => (counts[code] ?? 0) > 0);
  const places = labels.map((_, code) => kept.indexOf(code));
  return {
    ...dimension,
    labels: kept.map((code) => labels[code] ?? ''),
    codes: codes.map((code, row) => (code >= 0 && isFilled(row) ? (places[code] ?? -1) : code < 0 ? code : -1)),
    counts: kept.map((code) => counts[code] ?? 0),
    distinct: kept.length + dimension.distinct - labels.length,
  };
}
