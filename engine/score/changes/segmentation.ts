/**
 * How well breaks were found, by the measures of the Turing Change Point Dataset (van den Burg & Williams, arXiv:2003.06222, 2020):
 * F1 with a margin of five readings, and how far the pieces cover the true ones.
 */
export function segmentation(found: readonly number[], truth: readonly number[], n: number): { f1: number; cover: number } {
  const margin = 5;
  const [own, real] = [
    [0, ...found],
    [0, ...truth],
  ];
  const free = new Set(own);
  let hits = 0;
  for (const at of real) {
    const near = [...free].filter((one) => Math.abs(one - at) <= margin).sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (near === undefined) continue;
    free.delete(near);
    hits++;
  }
  const [precision, recall] = [hits / own.length, hits / real.length];
  const pieces = (starts: readonly number[]) => starts.map((from, i) => [from, starts[i + 1] ?? n] as const);
  const cover = pieces(real).reduce((sum, [from, to]) => {
    const best = pieces(own).reduce((most, [a, b]) => {
      const both = Math.max(0, Math.min(to, b) - Math.max(from, a));
      return Math.max(most, both / (to - from + (b - a) - both));
    }, 0);
    return sum + ((to - from) / n) * best;
  }, 0);
  return { f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0, cover };
}
