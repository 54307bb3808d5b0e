/** Seeded random numbers, the same on every machine: Lehmer's generator with the multiplier 48271 (Park, Miller and Stockmeyer 1993). */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = 1 + (Math.abs(Math.trunc(seed)) % 2147483646);
  }

  /** Uniform on (0, 1). */
  next(): number {
    this.state = (this.state * 48271) % 2147483647;
    return this.state / 2147483647;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Standard normal by Box and Muller. */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Log-normal with the given median; `spread` is the standard deviation of the logarithm. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal());
  }

  /** One of the keys, with the given weights. */
  weighted<K extends string>(weights: Record<K, number>): K {
    const keys = Object.keys(weights) as K[];
    const total = keys.reduce((sum, key) => sum + weights[key], 0);
    let left = this.next() * total;
    return this.known(keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1));
  }

  pick<T>(items: readonly T[]): T {
    return this.known(items[Math.floor(this.next() * items.length)]);
  }

  private known<T>(item: T | undefined): T {
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  }
}
