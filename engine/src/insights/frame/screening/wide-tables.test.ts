import { familyOf } from '../../../contracts/report/insight-kind';
import { parseMeasure, printMeasure } from '../../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../../testing/analyze-text';
import { usualOrAll } from '../../../testing/usual-or-all';
import { narrow } from './screen-columns';
import { strongestPairs } from './screen-pairs';

jest.setTimeout(300_000);

type Plant = (row: number, values: readonly number[], random: () => number) => number;

/** A table of chance, with a region, a day and as many measures as wanted; one of them may be planted. */
function wide(measures: number, rows: number, at?: number, plant?: Plant): string {
  const random = seeded(measures + rows);
  const names = Array.from({ length: measures }, (_, i) => `m${i + 1}`);
  const table = Array.from({ length: rows }, (_, row) => {
    const values = names.map(() => 100 * random());
    if (at !== undefined && plant) values[at - 1] = plant(row, values, random);
    const day = new Date(Date.UTC(2023, 0, 1) + Math.floor((365 * row) / rows) * 86_400_000).toISOString().slice(0, 10);
    return [['North', 'South', 'East'][row % 3] ?? '', day, ...values.map((value) => value.toFixed(2))];
  });
  return csvOf(['region', 'day', ...names], table);
}

/** Groups that differ and overlap: spans that only touch would be classes of the number. */
const apart: Plant = (row, _, random) => 50 + 15 * (row % 3) + 20 * random();
const rising: Plant = (row, _, random) => row / 3 + 20 * random();
const beside =
  (other: number): Plant =>
  (_, values, random) =>
    (values[other - 1] ?? 0) + 15 * random();

/** Both are more than are compared in every way (150); the time of a table grows with the third power of its columns below that. */
const VERY_WIDE = usualOrAll(152, 410);
/** Columns of labels. */
const LABELS = usualOrAll(50, 90);
/** More than are looked at closely. */
const WIDE = usualOrAll(40, 100);

test.each([
  [WIDE, 31, 'group-difference', apart],
  [WIDE, WIDE - 10, 'correlation', beside(WIDE - 30)],
  [VERY_WIDE, VERY_WIDE - 10, 'trend', rising],
] as const)('of %i measures, what is planted in the %ith is found: %s', async (measures, at, kind, plant) => {
  await analyzeText(wide(measures, 180, at, plant), ({ document }) => {
    const [first] = document.claims.filter((claim) => familyOf(claim.kind) !== 'headline' && claim.q !== null);
    expect(first?.kind).toBe(kind);
    expect(JSON.stringify([first?.subject])).toContain(`m${at}"`);
    const note = document.alerts.find((alert) => alert.kind === 'not-examined');
    expect(note?.count).toBeGreaterThanOrEqual(measures - 31);
    expect(note?.sentence).toMatch(
      /measures were not looked at closely \(.+\): all pairs of columns were compared roughly on 180 rows/,
    );
  });
});

test('in wide tables of chance nothing is found, and in narrow ones nothing is left out', async () => {
  await analyzeText(wide(usualOrAll(60, 200), 120), ({ document }) => {
    expect(document.claims.filter(({ kind, q }) => q !== null && familyOf(kind) !== 'outlier')).toEqual([]);
  });
  await analyzeText(wide(28, 120, 28, apart), ({ document }) => {
    expect(document.alerts.filter(({ kind }) => kind === 'not-examined')).toEqual([]);
    expect(
      document.claims.some(
        ({ kind, subject }) => familyOf(kind) === 'group-difference' && printMeasure(subject.measure) === 'm28',
      ),
    ).toBe(true);
  });
});

test('a group among many columns of labels is found', async () => {
  const random = seeded(12);
  const names = Array.from({ length: LABELS }, (_, i) => `k${i + 1}`);
  const rows = Array.from({ length: 400 }, () => {
    const labels = names.map(() => ['a', 'b', 'c'][Math.floor(3 * random())] ?? 'a');
    return [...labels, (50 + (labels[LABELS - 14] === 'b' ? 30 : 0) + 20 * random()).toFixed(2)];
  });
  await analyzeText(csvOf([...names, 'cost'], rows), ({ document }) => {
    const [first] = document.claims.filter(({ kind }) => familyOf(kind) !== 'headline');
    expect(first).toMatchObject({
      kind: 'group-difference',
      subject: { measure: parseMeasure('cost'), breakdown: `k${LABELS - 13}` },
      member: 'b',
    });
    expect(document.alerts.find(({ kind }) => kind === 'not-examined')?.count).toBe(LABELS - 30);
  });
});

test('of millions of pairs the strongest is found', () => {
  const random = seeded(5);
  const measures = Array.from({ length: 2000 }, () => Float32Array.from({ length: 60 }, () => 3.4 * (random() - 0.5)));
  measures[1789] = Float32Array.from(measures[1234] ?? [], (score) => score + 0.2 * (random() - 0.5));
  const [first] = strongestPairs({ measures, time: null, dimensions: [] }, 1000);
  expect([first?.a.at, first?.b.at]).toEqual([1234, 1789]);
});

test('a table that is not wide is not read for it', async () => {
  const measures = [{ id: 'a', sql: 'a' }];
  const table = { name: 't', relation: 'nowhere', rows: 10, sample: null, columns: [], derived: [], pairs: [], timeline: null, timeLimit: null, alerts: [], cells: { read: 0, total: 0 } }; // prettier-ignore
  const unused = new Proxy({}, { get: () => fail() }) as Parameters<typeof narrow>[0];
  await expect(narrow(unused, table, [], measures)).resolves.toEqual({ dimensions: [], measures, left: null });
});

const fail = () => {
  throw new Error('nothing is to be read');
};
