/**
 * Least-squares slope of one figure on another in these rows, in units of the one for each of the other; NaN where it does not vary. Rows without `y` are left out.
 * @param rows indices into both
 */
export function slopeOf(rows: ArrayLike<number>, x: ArrayLike<number>, y: ArrayLike<number>): number {
  const own = Array.from(rows).filter((row) => !Number.isNaN(y[row] ?? NaN));
  const mean = (of: ArrayLike<number>) => own.reduce((sum, row) => sum + (of[row] ?? 0), 0) / own.length;
  const [mx, my] = [mean(x), mean(y)];
  let [xx, xy] = [0, 0];
  for (const row of own) {
    const apart = (x[row] ?? 0) - mx;
    xx += apart * apart;
    xy += apart * ((y[row] ?? 0) - my);
  }
  return xy / xx;
}
