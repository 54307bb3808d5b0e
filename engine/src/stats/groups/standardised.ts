/** A group beside all others, as they are and with the same mix of strata in both. */
export interface Standardised {
  own: number;
  others: number;
  /** Means with each stratum weighted by all its rows. */
  ownAlike: number;
  othersAlike: number;
  /** Rows of the group and of the others. */
  rows: readonly [number, number];
  /** Share of the rows in strata that hold enough of both. */
  covered: number;
  all: { mean: number; sd: number };
}

/**
 * Direct standardisation of a group's mean and of that of all others to the mix of strata in the whole (Breslow & Day, Statistical Methods in Cancer Research II, 1987, 2.3).
 * Rows without a value, a group or a stratum (NaN, −1) are left out.
 * @param fewest rows of either side that a stratum must hold
 */
export function standardised(
  values: ArrayLike<number>,
  groups: ArrayLike<number>,
  group: number,
  strata: ArrayLike<number>,
  fewest: number,
): Standardised {
  const size = highest(strata) + 1;
  // Of each stratum the group's rows and then the others'.
  const counts = new Uint32Array(2 * size);
  const totals = new Float64Array(2 * size);
  const met: number[] = [];
  const [rows, sums]: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    const own = groups[i] ?? -1;
    const stratum = strata[i] ?? -1;
    if (value !== value || own === -1 || stratum < 0) continue;
    const side = own === group ? 0 : 1;
    const at = 2 * stratum;
    if (counts[at] === 0 && counts[at + 1] === 0) met.push(stratum);
    counts[at + side] = (counts[at + side] ?? 0) + 1;
    totals[at + side] = (totals[at + side] ?? 0) + value;
    rows[side]++;
    sums[side] += value;
    squares += value * value;
  }
  const both = met
    .map((stratum) => ({
      n: [counts[2 * stratum] ?? 0, counts[2 * stratum + 1] ?? 0] as const,
      sum: [totals[2 * stratum] ?? 0, totals[2 * stratum + 1] ?? 0] as const,
    }))
    .filter(({ n }) => Math.min(...n) >= fewest);
  const weight = both.reduce((all, { n }) => all + n[0] + n[1], 0);
  const alike = (side: 0 | 1) =>
    both.reduce((all, { n, sum }) => all + ((n[0] + n[1]) / weight) * (sum[side] / n[side]), weight > 0 ? 0 : NaN);
  const n = rows[0] + rows[1];
  const mean = (sums[0] + sums[1]) / n;
  return {
    own: sums[0] / rows[0],
    others: sums[1] / rows[1],
    ownAlike: alike(0),
    othersAlike: alike(1),
    rows,
    covered: weight / n,
    all: { mean, sd: Math.sqrt(Math.max(0, squares / n - mean * mean)) },
  };
}

function highest(codes: ArrayLike<number>): number {
  let most = -1;
  for (let i = 0; i < codes.length; i++) most = Math.max(most, codes[i] ?? -1);
  return most;
}
