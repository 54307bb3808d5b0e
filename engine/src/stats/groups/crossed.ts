/** Rows by the labels of two columns at once: each pair that rows have is one stratum; −1 where a row has none of either. */
export function crossed(a: Int32Array, b: Int32Array): Int32Array {
  const known = new Map<number, number>();
  const width = b.reduce((most, code) => Math.max(most, code), 0) + 1;
  return a.map((code, row) => {
    const other = b[row] ?? -1;
    if (code < 0 || other < 0) return -1;
    const pair = code * width + other;
    const own = known.get(pair) ?? known.size;
    known.set(pair, own);
    return own;
  });
}
