import { LIMITS } from './limits';

/** A header that ends in a number: what stands before it, and the number. */
const NUMBERED = /^(.*?\p{L})[\s_.:-]*(\d{1,3})$/u;

export interface NumberedFamily {
  stem: string;
  /** In the order of their numbers. */
  columns: { name: string; number: number }[];
}

/** Headers that differ by their number alone: `wk1` to `wk76`, `q1` to `q40`. They are one quantity at several places, or items that were asked together. */
export function numberedFamilies(names: readonly string[]): NumberedFamily[] {
  const families = new Map<string, NumberedFamily>();
  for (const name of names) {
    const [, stem, digits] = NUMBERED.exec(name.trim()) ?? [];
    if (stem === undefined || digits === undefined) continue;
    const key = stem.toLowerCase();
    const family = families.get(key) ?? { stem, columns: [] };
    family.columns.push({ name, number: Number(digits) });
    families.set(key, family);
  }
  return [...families.values()]
    .filter(
      ({ columns }) =>
        columns.length >= LIMITS.fewestNumbered && new Set(columns.map(({ number }) => number)).size === columns.length,
    )
    .map(({ stem, columns }) => ({ stem, columns: columns.sort((a, b) => a.number - b.number) }));
}
