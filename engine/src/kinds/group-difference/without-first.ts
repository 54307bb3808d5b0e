import { groupMeans } from '../../insights/groups';
import type { Measure } from '../../insights/frame/frame';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { LIMITS } from './limits';

/** Whether a group's mean is more than its one farthest row. */
export function staysWithout(
  { values }: Measure,
  codes: Int32Array,
  group: { code: number; n: number; mean: number },
  overall: number,
): boolean {
  const side = Math.sign(group.mean - overall);
  let farthest = -Infinity;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    if (codes[row] === group.code && side * value > farthest) farthest = side * value;
  }
  const left = (group.n * group.mean - side * farthest) / Math.max(1, group.n - 1);
  return side * (left - overall) >= LIMITS.leastLeft * Math.abs(group.mean - overall);
}

export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** The groups compared once more without the one that stands out most. */
export function withoutGroup(measure: Measure, codes: Int32Array, left: number) {
  const rest = codes.map((code) => (code === left ? -1 : code));
  const result = kruskalWallis(measure.ranks, rest);
  const { means, overall, sd } = groupMeans(
    measure.values.map((value, i) => ((rest[i] ?? -1) < 0 ? NaN : value)),
    rest,
  );
  return {
    /** Whether the group differs from the others in this direction. */
    stands(code: number, side: number, worth: number): boolean {
      const group = result?.groups.find((other) => other.code === code);
      // Of two groups that are left, neither differs from "the others": they differ from each other.
      if (!group) return false;
      const mean = means.get(code)?.mean ?? NaN;
      return side * group.z * Math.sqrt(worth) > LIMITS.leastZ && (side * (mean - overall)) / sd >= LIMITS.leastDistance / 2;
    },
  };
}
