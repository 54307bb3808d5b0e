import { fUpper } from '../distributions/distributions';
import { median } from '../distributions/quantile';
import { LIMITS } from '../limits';

/**
 * Median change a step between readings that lie whole cycles apart (Hirsch, Slack & Smith, Water Resources Research 18, 1982). Of a long series
 * every so many cycles are compared: the pairs grow with the square.
 */
export function seasonalSlope(values: ArrayLike<number>, length: number): number {
  const cycles = values.length / length;
  const apart = length * Math.max(1, Math.ceil(Math.sqrt((length * cycles ** 2) / 2 / LIMITS.mostPairs)));
  const slopes: number[] = [];
  for (let phase = 0; phase < length; phase++)
    for (let i = phase; i < values.length; i += apart)
      for (let j = i + apart; j < values.length; j += apart) {
        const slope = ((values[j] ?? NaN) - (values[i] ?? NaN)) / (j - i);
        if (slope === slope) slopes.push(slope);
      }
  return median(slopes);
}

/**
 * The series with its season taken out: each part of the cycle is brought to the mean of all, around the level of the cycle that it lies in the midst of,
 * so that a season beside large moves is seen as well. Null when fewer than two cycles are there or the season explains too little of what moves within a cycle.
 * @param length steps of a cycle
 */
export function withoutSeason(values: ArrayLike<number>, length: number): Float64Array | null {
  if (values.length < 2 * length) return null;
  const around = aroundCycles(values, length);
  const parts = Array.from({ length }, () => ({ n: 0, sum: 0 }));
  let n = 0;
  let sum = 0;
  around.forEach((value, i) => {
    const part = parts[i % length];
    if (!part || value !== value) return;
    part.n++;
    part.sum += value;
    n++;
    sum += value;
  });
  if (!parts.every((part) => part.n > 0)) return null;
  const mean = sum / n;
  const total = around.reduce((squares, value) => (value === value ? squares + (value - mean) ** 2 : squares), 0);
  const explained = parts.reduce((squares, part) => squares + part.n * (part.sum / part.n - mean) ** 2, 0);
  // A mean for each cycle, as in an analysis of variance by cycle and part.
  const left = n - length - Math.ceil(values.length / length) + 1;
  if (left < 2 || explained < LIMITS.leastExplained * total) return null;
  const f = explained / (length - 1) / (Math.max(1e-12 * total, total - explained) / left);
  if (fUpper(f, length - 1, left) > LIMITS.largestP) return null;
  return Float64Array.from(values, (value, i) => {
    const part = parts[i % length];
    return value - (part ? part.sum / part.n : 0) + mean;
  });
}

/** How far each reading lies from the mean of a whole cycle about it (at the ends the first or last one), off the seasonal slope. */
function aroundCycles(values: ArrayLike<number>, length: number): Float64Array {
  const slope = seasonalSlope(values, length);
  const flat = Float64Array.from(values, (value, i) => value - slope * i);
  const sums = new Float64Array(flat.length + 1);
  flat.forEach((value, i) => (sums[i + 1] = (sums[i] ?? 0) + (value === value ? value : ofSamePart(flat, i, length))));
  return flat.map((value, i) => {
    const from = Math.max(0, Math.min(flat.length - length, i - Math.floor(length / 2)));
    return value - ((sums[from + length] ?? 0) - (sums[from] ?? 0)) / length;
  });
}

/** What stands in for a gap: the readings of the same part of a cycle next before and after it; NaN where there are none. */
function ofSamePart(values: Float64Array, at: number, length: number): number {
  const next = (step: number): number[] => {
    for (let i = at + step; i >= 0 && i < values.length; i += step) if (!Number.isNaN(values[i])) return [values[i] ?? NaN];
    return [];
  };
  const known = [...next(-length), ...next(length)];
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
