import { benjaminiHochberg } from '../stats/benjamini-hochberg';

export interface Test {
  p: number;
  /** Known once all tests have been run. */
  q: number;
}

/** Every test that is run is written down here, shown or not: the false discovery rate is that of all of them. */
export class TestLog {
  readonly #tests: Test[] = [];

  add(p: number): Test {
    const test = { p: Number.isNaN(p) ? 1 : p, q: 1 };
    this.#tests.push(test);
    return test;
  }

  get run(): number {
    return this.#tests.length;
  }

  /** Fills in the q-values of all tests written down so far. */
  settle(): void {
    const q = benjaminiHochberg(this.#tests.map((test) => test.p));
    this.#tests.forEach((test, i) => (test.q = q[i] ?? 1));
  }
}
