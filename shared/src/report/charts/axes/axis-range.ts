export interface AxisRange {
  min: number;
  max: number;
  /** False when the axis is cut: the reader must be told. */
  fromZero: boolean;
}

/** Bars are read by their length, so their axis always holds zero. */
export function barRange(values: readonly number[]): AxisRange {
  const min = values.reduce((a, b) => Math.min(a, b), 0);
  const max = values.reduce((a, b) => Math.max(a, b), 0);
  return { min, max: min === max ? min + 1 : max, fromZero: true };
}

/** A line may leave zero out, but only when its values lie in less than a quarter of the way from zero. */
const CUT_BELOW = 0.25;

/** Range for a line or points: from zero where that does not flatten the picture. Padded so that no point lies on the edge. */
export function openRange(values: readonly number[]): AxisRange {
  if (values.length === 0) return { min: 0, max: 1, fromZero: true };
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const far = Math.max(Math.abs(low), Math.abs(high));
  if (far === 0) return { min: 0, max: 1, fromZero: true };
  const span = high - low;
  const pad = (span === 0 ? far : span) * 0.08;
  const crossesZero = low <= 0 && high >= 0;
  if (!crossesZero && span / far < CUT_BELOW) return { min: low - pad, max: high + pad, fromZero: false };
  return { min: low < 0 ? low - pad : 0, max: high > 0 ? high + pad : 0, fromZero: true };
}
