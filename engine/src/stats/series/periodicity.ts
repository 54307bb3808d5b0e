import { fUpper } from '../distributions/distributions';
import { residualPersistence } from './persistence';
import { LIMITS } from '../limits';

/** A frequency that stands out of those beside it. */
export interface Periodicity {
  /** Steps of a cycle, and the range that the band of frequencies covers. */
  period: number;
  from: number;
  to: number;
  /** p of the band, corrected for all that were looked at. */
  p: number;
}

/**
 * The cycle that a series of readings shows most clearly: the band of its periodogram that stands farthest out of the frequencies on both sides
 * of it, after the line and what each reading carries over from the one before are taken out. Beside the neighbours, rather than beside all
 * frequencies, so that a spectrum that rises or falls has no peak. Null for series too short to hold several cycles.
 */
export function periodicity(values: Float64Array): Periodicity | null {
  const white = whitened(values);
  const n = white.length;
  const most = Math.floor(n / LIMITS.leastPeriod);
  if (most - LIMITS.fewestCycles < LIMITS.fewestFrequencies) return null;
  const powers = periodogram(white);
  let best: { p: number; k: number; half: number } = { p: 1, k: 0, half: 0 };
  for (let half = 0; half <= LIMITS.widestBand; half++)
    for (let k = LIMITS.fewestCycles + half; k <= most; k++) {
      const p = bandP(powers, k, half);
      if (p < best.p) best = { p, k, half };
    }
  if (best.k === 0) return null;
  const tried = (most - LIMITS.fewestCycles + 1) * (LIMITS.widestBand + 1);
  const at = centre(powers, best.k, best.half);
  const reach = best.half + LIMITS.halfAStep;
  return { period: n / at, from: n / (at + reach), to: n / (at - reach), p: Math.min(1, best.p * tried) };
}

/** What is left of a series when its line and what each reading carries over are taken out; of one that wanders, its steps. */
function whitened(values: Float64Array): Float64Array {
  const n = values.length;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  let [xy, xx] = [0, 0];
  values.forEach((value, i) => {
    xy += (i - middle) * (value - mean);
    xx += (i - middle) ** 2;
  });
  const level = values.map((value, i) => value - mean - (xy / xx) * (i - middle));
  const found = residualPersistence([...level]);
  const phi = found >= LIMITS.wandersFrom ? 1 : found;
  return Float64Array.from({ length: n - 1 }, (_, i) => (level[i + 1] ?? 0) - phi * (level[i] ?? 0));
}

/** Power at each whole number of cycles over the series. */
function periodogram(values: Float64Array): Float64Array {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const cosines = Float64Array.from({ length: n }, (_, i) => Math.cos((2 * Math.PI * i) / n));
  const sines = Float64Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / n));
  const powers = new Float64Array(Math.floor((n - 1) / 2) + 1);
  for (let k = 1; k < powers.length; k++) {
    let [re, im, at] = [0, 0, 0];
    for (let i = 0; i < n; i++) {
      const value = (values[i] ?? 0) - mean;
      re += value * (cosines[at] ?? 0);
      im += value * (sines[at] ?? 0);
      at += k;
      if (at >= n) at -= n;
    }
    powers[k] = re * re + im * im;
  }
  return powers;
}

/** p of a band beside the frequencies next to it: the ratio of two means of exponential variates. */
function bandP(powers: Float64Array, k: number, half: number): number {
  let [own, rest, beside] = [0, 0, 0];
  for (let i = k - half; i <= k + half; i++) own += powers[i] ?? 0;
  const away = half + 1 + LIMITS.guard;
  // As many on either side, so that a slope cancels; where one side ends the other goes on.
  for (let i = 1; i < powers.length && beside < 2 * LIMITS.neighbours; i++) {
    const [low, high] = [k - away - i + 1, k + away + i - 1];
    if (low >= 1) [rest, beside] = [rest + (powers[low] ?? 0), beside + 1];
    if (high < powers.length) [rest, beside] = [rest + (powers[high] ?? 0), beside + 1];
  }
  const width = 2 * half + 1;
  return beside > 0 && rest > 0 ? fUpper(own / width / (rest / beside), 2 * width, 2 * beside) : 1;
}

/** Where the power of a band and of its neighbours lies, in cycles over the series; by its square, so that the highest counts and not how wide the band is. */
function centre(powers: Float64Array, k: number, half: number): number {
  let [sum, at] = [0, 0];
  for (let i = Math.max(1, k - half - 1); i <= k + half + 1; i++) {
    const weight = (powers[i] ?? 0) ** 2;
    sum += weight;
    at += i * weight;
  }
  return at / sum;
}
