import { LIMITS } from '../limits';

/**
 * Whether borders between neighbouring spans go through values that lie as close there as beside them, as they do where a number was cut
 * into classes. Groups that only differ much (machines of three sizes) have next to nothing between them.
 * @param spans values of each class, ascending, from the lowest class to the highest
 */
export function areCuts(spans: readonly (readonly number[])[]): boolean {
  let [at, beside] = [0, 0];
  for (let i = 1; i < spans.length; i++) {
    const [low = [], high = []] = [spans[i - 1], spans[i]];
    const border = ((quantile(low, 0.995) ?? NaN) + (quantile(high, 0.005) ?? NaN)) / 2;
    const both = [...new Set([...low, ...high])].sort((a, b) => a - b);
    const step = quantile(
      both.slice(1).map((value, k) => value - (both[k] ?? value)).sort((a, b) => a - b),
      0.5,
    ); // prettier-ignore
    const reach = Math.max(LIMITS.window * Math.min(extent(low), extent(high)), step ?? 0);
    for (const value of [...low, ...high]) {
      const off = Math.abs(value - border);
      if (off <= reach) at++;
      else if (off <= LIMITS.beside * reach) beside++;
    }
  }
  return at + beside >= LIMITS.fewestAtBorders && at >= (LIMITS.trough * beside) / 2;
}

const extent = (sorted: readonly number[]): number => (quantile(sorted, 0.95) ?? 0) - (quantile(sorted, 0.05) ?? 0);

const quantile = (sorted: readonly number[], p: number): number | undefined => sorted[Math.round(p * (sorted.length - 1))];
