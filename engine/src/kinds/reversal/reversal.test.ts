import type { Column } from '../../model';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { randomFrom } from '../../stats/distributions/random';
import { isOfResult } from '../../testing/result-log';
import { mineReversals } from './reversal';

/** One row before it is written: labels by column. */
type Row = Record<string, string>;

/** As the miner sees columns of labels, the outcome with the label that says that it happened. */
function frameOf(rows: readonly Row[], outcome: string, event: string): Frame {
  const names = Object.keys(rows[0] ?? {});
  const dimensions = names.map((name): Dimension => {
    const labels = [...new Set(rows.map((row) => row[name] ?? ''))];
    return {
      column: { name, type: 'text', role: 'category' } as Column,
      noun: name,
      labels,
      counts: labels.map((label) => rows.filter((row) => row[name] === label).length),
      codes: Int32Array.from(rows, (row) => labels.indexOf(row[name] ?? '')),
      distinct: labels.length,
      filled: rows.length,
      outcome: name === outcome,
      ...(name === outcome ? { event } : {}),
      entity: false,
    };
  });
  return { table: { relation: 't' }, n: rows.length, dimensions, measures: [], units: [] } as unknown as Frame;
}

const mined = (rows: readonly Row[], log = new TestLog()) => mineReversals({ frame: frameOf(rows, 'cured', 'yes'), log });

const turns = (rows: readonly Row[]) =>
  mined(rows).map(({ member, subject, leads }) => ({ member, breakdown: subject.breakdown, leads }));

interface World {
  /** Chance of the first treatment, and of the event without it, by stratum. */
  strata: readonly { first: number; base: number }[];
  /** What the first treatment adds within each stratum. */
  effect: number;
  rows: number;
  by: string;
}

function rowsOf({ strata, effect, rows, by }: World, seed: number): Row[] {
  const random = randomFrom(seed);
  return Array.from({ length: rows }, () => {
    const at = Math.floor(random() * strata.length);
    const { first, base } = strata[at] ?? { first: 0, base: 0 };
    const treated = random() < first;
    return {
      treatment: treated ? 'A' : 'B',
      [by]: `level ${at}`,
      clinic: `clinic ${Math.floor(random() * 5)}`,
      cured: random() < base + (treated ? effect : 0) ? 'yes' : 'no',
    };
  });
}

/** The worse the case, the more often the first treatment: two to four strata, from even to very uneven, few and many rows. */
function confounded(seed: number, effect: number, by = 'severity'): Row[] {
  const random = randomFrom(1000 + seed);
  const count = 2 + Math.floor(3 * random());
  const steep = 0.55 + 0.2 * random();
  const strata = Array.from({ length: count }, (_, i) => ({
    first: 0.5 + steep * (i / (count - 1) - 0.5),
    base: 0.85 - 0.7 * (i / (count - 1)),
  }));
  return rowsOf({ strata, effect, rows: 1500 + Math.floor(3000 * random()), by }, seed);
}

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1);

test('planted reversals are found, of two to four strata', () => {
  const found = SEEDS.slice(0, 20).map((seed) => turns(confounded(seed, 0.12)));
  for (const one of found) expect(one).toContainEqual({ member: 'A', breakdown: ['treatment', 'severity'], leads: true });
});

test('where the strata explain all of a difference no reversal leads, and hardly one is seen', () => {
  const found = SEEDS.flatMap((seed) => turns(confounded(seed, 0)));
  expect(found.filter(({ leads }) => leads)).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(5);
});

test('a turn that chance may have made is told as what the table shows: kidney stones (Charig 1986)', () => {
  const cells = [['small', 'A', 81, 87], ['small', 'B', 234, 270], ['large', 'A', 192, 263], ['large', 'B', 55, 80]] as const; // prettier-ignore
  const rows = cells.flatMap(([size, treatment, cured, all]) =>
    Array.from({ length: all }, (_, i) => ({ treatment, size, cured: i < cured ? 'yes' : 'no' })),
  );
  expect(turns(rows)).toEqual([{ member: 'A', breakdown: ['treatment', 'size'], leads: undefined }]);
});

test('of several groups that only look turned round nothing is told', () => {
  // More of the second and third in the risky stratum, and nothing between them within it.
  const found = SEEDS.map((seed) => {
    const random = randomFrom(seed);
    const rows = Array.from({ length: 3000 }, (): Row => {
      const risky = random() < 0.4;
      const place = random();
      const treatment = place < (risky ? 0.55 : 0.25) ? 'phone' : place < 0.93 ? 'desk' : 'tablet';
      return { treatment, 'product type': risky ? 'shoes' : 'bags', cured: random() < (risky ? 0.22 : 0.05) ? 'yes' : 'no' };
    });
    return mined(rows);
  });
  expect(found.flat().filter(({ leads }) => leads !== true)).toEqual([]);
  expect(found.filter((one) => one.length > 0).length).toBeLessThanOrEqual(3);
});

test.each([
  ['goes the same way everywhere', 0.12, [0.5, 0.5, 0.5]],
  ['is none', 0, [0.5, 0.5]],
  ['goes the same way in uneven strata', -0.12, [0.2, 0.8]],
])('a difference that %s is no reversal', (_, effect, firsts) => {
  const strata = firsts.map((first, i) => ({ first, base: 0.7 - 0.4 * (i / (firsts.length - 1)) }));
  expect(SEEDS.flatMap((seed) => turns(rowsOf({ strata, effect, rows: 400 + 30 * seed, by: 'severity' }, seed)))).toEqual([]);
});

test.each([
  'complication',
  'relapse',
  'dose reached',
  'final grade',
  'refund type',
  'discharge location',
  'stage after treatment',
])('what comes with the treatment or after it turns nothing: %s', (by) =>
  expect(SEEDS.flatMap((seed) => turns(confounded(seed, 0.12, by)))).toEqual([]),
);

test('what a treatment works through, and what both lead to, turn nothing', () => {
  for (const by of ['marker', 'hospitalised', 'satisfied'])
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const rows = Array.from({ length: 2000 }, (): Row => {
        const treated = random() < 0.5;
        const between = random() < (treated ? 0.8 : 0.3);
        const cured = random() < (between ? 0.8 : 0.3) - (treated ? 0.1 : 0);
        const after = random() < (treated ? 0.4 : 0) + (cured ? 0.5 : 0.1);
        return {
          treatment: treated ? 'A' : 'B',
          [by]: (by === 'marker' ? between : after) ? 'high' : 'low',
          cured: cured ? 'yes' : 'no',
        };
      });
      expect(turns(rows)).toEqual([]);
    }
});

test('strata of few rows, and groups that are hardly apart, say nothing', () => {
  expect(turns(confounded(1, 0.12).slice(0, 60))).toEqual([]);
});

test.each([
  ['cured', [false, true]],
  ['treatment', [true, false]],
  ['clinic', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined(confounded(1, 0.12), log).map(({ tests }) => ({ tests: tests.slice(0, 2) })))).toEqual(
    of,
  ),
);
