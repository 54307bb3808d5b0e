/**
 * q-values of a family of tests: the false discovery rate at which each would just be reported
 * (Benjamini & Hochberg, JRSS B 57, 1995). The order of the input is kept.
 */
export function benjaminiHochberg(p: readonly number[]): number[] {
  const order = p.map((_, i) => i).sort((a, b) => (p[b] ?? 1) - (p[a] ?? 1));
  const q = new Array<number>(p.length).fill(1);
  let least = 1;
  order.forEach((index, position) => {
    least = Math.min(least, (p[index] ?? 1) * (p.length / (p.length - position)));
    q[index] = least;
  });
  return q;
}
