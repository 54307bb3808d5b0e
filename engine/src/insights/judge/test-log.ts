import { benjaminiHochberg } from '../../stats/benjamini-hochberg';

export interface Test {
  p: number;
  /** Known once all tests have been run. */
  q: number;
}

/**
 * Every test that is run is written down here, shown or not: the false discovery rate is that of all of them.
 * Tests of one column alone (is a value frequent, do counts rise) are nearly always significant and would make the bar low for
 * all others, so tests of relations between columns are also judged among themselves; the stricter q holds.
 */
export class TestLog {
  /** @param roughly columns and pairs of columns of a wide table that were compared roughly, of which these tests are the most telling */
  constructor(private readonly roughly: { columns: number; pairs: number } = { columns: 0, pairs: 0 }) {}

  readonly #single: Test[] = [];
  readonly #relations: Test[] = [];

  /** A test of a relation between columns. */
  add(p: number): Test {
    return this.#write(this.#relations, p);
  }

  /** A test of one column alone. */
  addSingle(p: number): Test {
    return this.#write(this.#single, p);
  }

  #write(list: Test[], p: number): Test {
    const test = { p: Number.isNaN(p) ? 1 : p, q: 1 };
    list.push(test);
    return test;
  }

  get run(): number {
    return this.#single.length + this.#relations.length;
  }

  /** Tests whose q lies below the bar, shown or not. */
  below(q: number): number {
    return [...this.#single, ...this.#relations].filter((test) => test.q < q).length;
  }

  /** Fills in the q-values of all tests written down so far. */
  settle(): void {
    const all = [...this.#single, ...this.#relations];
    benjaminiHochberg(all.map((test) => test.p)).forEach((q, i) => this.#raise(all[i], q));
    benjaminiHochberg(this.#relations.map((test) => test.p)).forEach((q, i) => this.#raise(this.#relations[i], q, true));
    // What was chosen from so many must be too strong to be the strongest of them by chance.
    for (const test of this.#single) this.#raise(test, Math.min(1, test.p * this.roughly.columns), true);
    for (const test of this.#relations) this.#raise(test, Math.min(1, test.p * this.roughly.pairs), true);
  }

  #raise(test: Test | undefined, q: number, keepHigher = false): void {
    if (test) test.q = keepHigher ? Math.max(test.q, q) : q;
  }
}
