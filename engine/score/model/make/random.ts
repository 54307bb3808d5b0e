import { seeded } from '../../../src/kinds/made-up-rows';

/** Random numbers of a table, the same for the same seed. */
export class Random {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seeded(seed);
    // The first numbers of neighbouring seeds resemble each other.
    for (let i = 0; i < 5; i++) this.#next();
  }

  unit = (): number => this.#next();
  chance = (share: number): boolean => this.#next() < share;
  /** Uniform, from `low` up to below `high`. */
  between = (low: number, high: number): number => low + this.#next() * (high - low);
  /** A whole number from `low` to `high`, both possible. */
  whole = (low: number, high: number): number => Math.floor(this.between(low, high + 1));
  normal = (): number => Math.sqrt(-2 * Math.log(this.#next())) * Math.cos(2 * Math.PI * this.#next());

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** Some of the items, in their order. */
  some<T>(items: readonly T[], count: number): T[] {
    const chosen = new Set(this.shuffled(items.map((_, i) => i)).slice(0, count));
    return items.filter((_, i) => chosen.has(i));
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = Math.floor(this.#next() * (i + 1));
      const [a, b] = [result[i], result[j]];
      if (a !== undefined && b !== undefined) [result[i], result[j]] = [b, a];
    }
    return result;
  }
}
