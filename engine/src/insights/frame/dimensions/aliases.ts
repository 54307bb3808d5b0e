import type { Aliases, Dimension } from '../frame';
import { plainness } from '../roles';
import { saysFirst } from '../screening/redundancy';
import { LIMITS } from '../limits';

export const groupKey = (column: string, label: string): string => `${column}=${label}`;

/** Finds groups that are the same rows under two names: the Hardware category and the Hardware desk. */
export function findAliases(dimensions: readonly Dimension[]): Aliases {
  const aliases = new Map<string, string>();
  const plainest = [...dimensions].sort(saysFirst(plainness));
  plainest.forEach((kept, i) =>
    plainest.slice(i + 1).forEach((other) => {
      const width = Math.min(LIMITS.labelsOfAliases, other.labels.length);
      const height = Math.min(LIMITS.labelsOfAliases, kept.labels.length);
      const both = new Float64Array(width * height);
      for (let row = 0; row < kept.codes.length; row++) {
        const a = kept.codes[row] ?? -1;
        const b = other.codes[row] ?? -1;
        if (a >= 0 && a < height && b >= 0 && b < width) both[a * width + b] = (both[a * width + b] ?? 0) + 1;
      }
      for (let a = 0; a < height; a++)
        for (let b = 0; b < width; b++) {
          const shared = both[a * width + b] ?? 0;
          const either = (kept.counts[a] ?? 0) + (other.counts[b] ?? 0) - shared;
          const from = groupKey(other.column.name, other.labels[b] ?? '');
          const to = groupKey(kept.column.name, kept.labels[a] ?? '');
          // Two groups that each hold most rows share them anyway.
          if (shared < LIMITS.sameRows * either || (kept.counts[a] ?? 0) > LIMITS.commonGroup * kept.filled || aliases.has(from))
            continue;
          aliases.set(from, aliases.get(to) ?? to);
        }
    }),
  );
  return aliases;
}
