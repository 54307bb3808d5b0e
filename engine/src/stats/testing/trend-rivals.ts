import { normalTwoSided } from '../distributions/distributions';
import { lagOne } from '../series/persistence';

/** Kendall's score of a series against its order. */
function score(y: ArrayLike<number>): number {
  let s = 0;
  for (let i = 0; i < y.length; i++) for (let j = i + 1; j < y.length; j++) s += Math.sign((y[j] ?? 0) - (y[i] ?? 0));
  return s;
}

/** p of Mann-Kendall with the variance correction of Hamed & Rao (J. Hydrology 204, 1998). */
export function hamedRaoP(y: readonly number[], slope: number): number {
  const n = y.length;
  const residuals = y.map((value, i) => value - slope * i);
  const order = [...residuals.keys()].sort((a, b) => (residuals[a] ?? 0) - (residuals[b] ?? 0));
  const ranks = new Array<number>(n).fill(0);
  order.forEach((i, position) => (ranks[i] = position - (n - 1) / 2));
  const total = ranks.reduce((sum, r) => sum + r * r, 0);
  let sum = 0;
  for (let lag = 1; lag <= Math.ceil(n / 4); lag++) {
    const r = ranks.slice(lag).reduce((product, value, i) => product + value * (ranks[i] ?? 0), 0) / total;
    if (r > 1.645 / Math.sqrt(n)) sum += (n - lag) * (n - lag - 1) * (n - lag - 2) * r;
  }
  const variance = ((n * (n - 1) * (2 * n + 5)) / 18) * (1 + (2 / (n * (n - 1) * (n - 2))) * sum);
  return normalTwoSided((Math.abs(score(y)) - 1) / Math.sqrt(variance));
}

const RESAMPLES = 99;

/** p of Kendall's score by a moving-block bootstrap; the block length follows the autocorrelation (Carlstein 1986; Kuensch 1989). */
export function blockBootstrapP(y: readonly number[], slope: number, random: () => number): number {
  const n = y.length;
  const r = Math.min(0.97, Math.max(0, lagOne(y.map((value, i) => value - slope * i))));
  const length = Math.max(1, Math.min(Math.floor(n / 3), Math.ceil((2 * r) / (1 - r * r)) ** (2 / 3) * Math.cbrt(n)));
  const found = Math.abs(score(y));
  let beyond = 0;
  for (let run = 0; run < RESAMPLES; run++) {
    const drawn: number[] = [];
    while (drawn.length < n) {
      const at = Math.floor(random() * (n - length + 1));
      drawn.push(...y.slice(at, at + length));
    }
    if (Math.abs(score(drawn.slice(0, n))) >= found) beyond++;
  }
  return (beyond + 1) / (RESAMPLES + 1);
}
