import { normalTwoSided } from '../distributions/distributions';

/** Two groups in one stratum: rows and events of each. */
export interface Stratum {
  rows: readonly [number, number];
  events: readonly [number, number];
}

/**
 * Whether an event is as frequent in two groups when each stratum is compared for itself (Mantel & Haenszel, J. Natl. Cancer Inst. 22, 1959;
 * without correction for continuity). Null when no stratum can show a difference.
 * @returns `z`, positive where the first group is ahead, and its two-sided p
 */
export function mantelHaenszel(strata: readonly Stratum[]): { z: number; p: number } | null {
  let [apart, variance] = [0, 0];
  for (const { rows, events } of strata) {
    const n = rows[0] + rows[1];
    const hits = events[0] + events[1];
    if (n < 2 || rows[0] === 0 || rows[1] === 0) continue;
    apart += events[0] - (rows[0] * hits) / n;
    variance += (rows[0] * rows[1] * hits * (n - hits)) / (n * n * (n - 1));
  }
  if (!(variance > 0)) return null;
  const z = apart / Math.sqrt(variance);
  return { z, p: normalTwoSided(z) };
}
