/** A share of rows on the scale of the arcsine, on which chance scatters all of them alike (Anscombe, Biometrika 35, 1948). */
export const steadied = (cases: number, rows: number): { value: number; variance: number } => ({
  value: Math.asin(Math.sqrt((cases + 3 / 8) / (rows + 3 / 4))),
  variance: 1 / (4 * rows + 2),
});
