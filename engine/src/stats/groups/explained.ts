/** Share of the variance of values that a column of labels tells, less what as many labels tell by chance. */
export function explained(values: Float64Array, { codes, labels }: { codes: Int32Array; labels: readonly string[] }): number {
  const [sums, counts] = [new Float64Array(labels.length), new Float64Array(labels.length)];
  let [n, sum, squares] = [0, 0, 0];
  values.forEach((value, row) => {
    const code = codes[row] ?? -1;
    if (value !== value || code < 0) return;
    sums[code] = (sums[code] ?? 0) + value;
    counts[code] = (counts[code] ?? 0) + 1;
    n++;
    sum += value;
    squares += value * value;
  });
  const known = counts.filter((count) => count > 0).length;
  const total = squares - (sum * sum) / n;
  const between = sums.reduce((all, own, code) => all + (counts[code] ? (own * own) / (counts[code] ?? 1) : 0), 0) - (sum * sum) / n;
  return total > 0 && n > known ? 1 - ((1 - between / total) * (n - 1)) / (n - known) : 0;
} // prettier-ignore
