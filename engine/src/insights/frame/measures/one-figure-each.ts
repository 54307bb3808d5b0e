/** How many groups there are of which each has one figure, in several rows of some: none where a group has two, or no row repeats another's. */
export function oneFigureEach(codes: Int32Array, values: Float64Array): number {
  const figures = new Map<number, number>();
  let repeated = 0;
  for (let row = 0; row < codes.length; row++) {
    const [code, value] = [codes[row] ?? -1, values[row] ?? NaN];
    if (code < 0 || value !== value) continue;
    const figure = figures.get(code);
    if (figure === undefined) figures.set(code, value);
    else if (figure !== value) return 0;
    else repeated++;
  }
  return repeated > 0 ? figures.size : 0;
}
