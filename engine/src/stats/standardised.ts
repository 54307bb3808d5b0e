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
  const cells = new Map<number, { n: [number, number]; sum: [number, number] }>();
  const [rows, sums]: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const [value, own, stratum] = [values[i] ?? NaN, groups[i] ?? -1, strata[i] ?? -1];
    if (value !== value || own === -1 || stratum < 0) continue;
    const side = own === group ? 0 : 1;
    const cell = cells.get(stratum) ?? { n: [0, 0], sum: [0, 0] };
    cell.n[side]++;
    cell.sum[side] += value;
    rows[side]++;
    sums[side] += value;
    squares += value * value;
    cells.set(stratum, cell);
  }
  const both = [...cells.values()].filter(({ n }) => Math.min(...n) >= fewest);
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
