import { holm } from '../../stats/holm';
import { THRESHOLDS } from '../../thresholds';

/**
 * What a test asks about: the table's result, its other columns and pairs of them, its course over time, what one group has of its own, or how
 * single units (customers, machines) differ. Each family has its own part of the chance of a false claim, so that many questions of one sort
 * leave the others their power.
 */
type Family = 'result' | 'main' | 'time' | 'inside' | 'apart' | 'units';

export interface Test {
  p: number;
  /** p corrected for the questions of its family: the chance of any false claim in the table at which it would just be told. Known once all tests have been run. */
  q: number;
}

/** Every question that is asked is written down here, shown or not: the correction is for all of them. */
export class TestLog {
  readonly #questions: Record<Family, Test[]> = { result: [], main: [], time: [], inside: [], apart: [], units: [] };
  readonly #members: { test: Test; of: Test; among: number }[] = [];
  readonly #shares: Record<Family, number>;

  /**
   * How the chance is parted is settled before anything is asked.
   * @param result columns that hold the table's result; without one what is asked of pairs keeps its whole part
   * @param roughly pairs of columns of a wide table that were compared roughly, of which these tests are the most telling: all of them, and those with the result
   */
  constructor(
    private readonly result: ReadonlySet<string> = new Set(),
    private readonly roughly = { pairs: 0, ofResult: 0 },
  ) {
    const ofResult = result.size > 0 ? THRESHOLDS.chanceOfResult.value : 0;
    this.#shares = {
      result: ofResult,
      main: THRESHOLDS.chanceOfMain.value,
      time: THRESHOLDS.chanceOfTime.value,
      inside: THRESHOLDS.chanceInside.value,
      apart: THRESHOLDS.chanceApart.value,
      units: THRESHOLDS.chanceOfUnits.value,
    };
  }

  /**
   * A question of its own.
   * @param about its family, or the columns whose relation it asks for; none where it is about no relation to a result
   */
  add(p: number, about: 'time' | 'inside' | 'apart' | 'units' | readonly string[] = []): Test {
    const test = testOf(p);
    this.#questions[typeof about === 'string' ? about : this.#familyOf(about)].push(test);
    return test;
  }

  /**
   * Which member it is, within a question that holds.
   * @param among members that it was chosen from
   */
  member(p: number, of: Test, among: number): Test {
    const test = testOf(p);
    this.#members.push({ test, of, among });
    return test;
  }

  /** The chance of a false claim that all pairs of columns have which are not about the result. */
  get chanceOfPairs(): number {
    return this.#shares.main;
  }

  /** The chance of a false claim that all questions about the result have, and how many were asked; null where there is none. */
  get ofResult(): { chance: number; run: number } | null {
    const { length: run } = this.#questions.result;
    return this.#shares.result > 0 && run > 0 ? { chance: this.#shares.result, run } : null;
  }

  /** Questions that were asked. */
  get run(): number {
    return this.#all().length;
  }

  /** Questions whose corrected p lies below the bar, shown or not. */
  below(q: number): number {
    return this.#all().filter((test) => test.q < q).length;
  }

  /** Corrects all questions that were written down so far (Holm within each family). */
  settle(): void {
    for (const [family, share] of Object.entries(this.#shares)) {
      const tests = this.#questions[family as Family];
      // What was chosen from so many must be too strong to be the strongest of them by chance.
      const more = family === 'main' ? this.roughly.pairs : family === 'result' ? this.roughly.ofResult : 0;
      const adjusted = holm(
        tests.map((test) => test.p),
        more,
      );
      adjusted.forEach((p, i) => raise(tests[i], (p * THRESHOLDS.familywise.value) / share));
    }
    for (const { test, of, among } of this.#members) {
      raise(test, Math.max(of.q, test.p * among));
    }
  }

  #familyOf(columns: readonly string[]): Family {
    return columns.some((column) => this.result.has(column)) ? 'result' : 'main';
  }

  #all(): Test[] {
    return Object.values(this.#questions).flat();
  }
}

const testOf = (p: number): Test => ({ p: Number.isNaN(p) ? 1 : p, q: 1 });

function raise(test: Test | undefined, q: number): void {
  if (test) test.q = Math.min(1, q);
}
