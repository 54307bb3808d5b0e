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
    // What each label has few values of lies anywhere, and not beside the next label's.
    const widest = Math.max(...stepsOf(low), ...stepsOf(high));
    if ((quantile(high, 0.005) ?? NaN) - (quantile(low, 0.995) ?? NaN) > LIMITS.mostGap * widest) return false;
    const step = quantile(
      stepsOf([...low, ...high]).sort((a, b) => a - b),
      0.5,
    );
    const reach = Math.max(LIMITS.window * Math.min(extent(low), extent(high)), step ?? 0);
    for (const value of [...low, ...high]) {
      const off = Math.abs(value - border);
      if (off <= reach) at++;
      else if (off <= LIMITS.beside * reach) beside++;
    }
  }
  return at + beside >= LIMITS.fewestAtBorders && at >= (LIMITS.trough * beside) / 2;
}

/** What lies between neighbours of different values. */
function stepsOf(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return sorted.slice(1).map((value, i) => value - (sorted[i] ?? value));
}

const extent = (sorted: readonly number[]): number => (quantile(sorted, 0.95) ?? 0) - (quantile(sorted, 0.05) ?? 0);

const quantile = (sorted: readonly number[], p: number): number | undefined => sorted[Math.round(p * (sorted.length - 1))];
