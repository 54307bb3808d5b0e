import type { TableCorrection } from '../../contracts/table/table-correction';
import type { AnalysisOutput } from '../../model';
import { blocksOf } from '../../report/blocks/blocks-of';
import { analyzeText, csvOf as csvWith, seeded } from '../../testing/analyze-text';

const csvOf = (rows: readonly Record<string, string | number>[]): string =>
  csvWith(
    Object.keys(rows[0] ?? {}),
    rows.map((row) => Object.values(row)),
  );

const random = seeded(7);
/** Orders of which those that came late are sent back; nothing says which column is the result. */
const ORDERS = csvOf(
  Array.from({ length: 400 }, (_, i) => {
    const day = new Date(Date.UTC(2024, 0, 1 + (i % 200)));
    const paid = new Date(day.getTime() + 86_400_000 * Math.floor(30 * random()));
    const late = random() < 0.3;
    return {
      ordered: day.toISOString().slice(0, 10),
      paid: paid.toISOString().slice(0, 10),
      carrier: ['Ax', 'Bo', 'Cy'][i % 3] ?? '',
      way: late ? 'slow' : 'fast',
      kept: random() < (late ? 0.35 : 0.9) ? 'stays' : 'back',
      weight: Math.round(1000 + 400 * random()) / 100,
    };
  }),
);

const told = async (csv: string, said: Omit<TableCorrection, 'table'>): Promise<AnalysisOutput> => {
  const outputs: AnalysisOutput[] = [];
  await analyzeText(csv, (output) => void outputs.push(output), {}, undefined, { told: [{ table: 'table.csv', ...said }] });
  const [output] = outputs;
  if (!output) throw new Error('nothing was analysed');
  return output;
};
const readingOf = ({ document }: AnalysisOutput) => document.tables[0]?.reading;
const ignored = ({ document }: AnalysisOutput) =>
  document.alerts.filter(({ kind }) => kind === 'not-followed').map(({ sentence }) => sentence);
const section = ({ document }: AnalysisOutput): string =>
  JSON.stringify(blocksOf(document).sections.find(({ kind }) => kind === 'reading'));

describe('a result that a person names', () => {
  test('leads the report, in its event and its good direction, and is said to be theirs', async () => {
    const before = await told(ORDERS, {});
    expect(readingOf(before)?.outcome.kind).not.toBe('outcome');
    const outcome = { column: 'kept', event: 'back', good: 'low' as const };
    const output = await told(ORDERS, { outcome });
    expect(readingOf(output)?.outcome).toEqual({ kind: 'outcome', outcome });
    expect(readingOf(output)?.told).toEqual({ outcome });
    expect(ignored(output)).toEqual([]);
    const first = output.document.claims.find(({ kind }) => kind !== 'headline');
    expect(first?.sentence).toMatch(/back/);
    expect(first?.sentence).toMatch(/slow/);
    expect(section(output)).toContain('the result is how often kept is back, less is better');
  }, 60_000);

  test('is not followed when it is gone, has no such label or can be none, and an alert says so', async () => {
    const wrong: [TableCorrection['outcome'], RegExp][] = [
      [{ column: 'churned', good: null }, /no such column any more/],
      [{ column: 'kept', event: 'lost', good: null }, /no row has this value/],
      [{ column: 'weight', event: '12', good: null }, /holds amounts/],
      [{ column: 'ordered', good: null }, /read as a time/],
    ];
    for (const [outcome, says] of wrong) {
      const output = await told(ORDERS, { outcome });
      expect(ignored(output)).toEqual([expect.stringMatching(says)]);
      expect(readingOf(output)?.told).toBeUndefined();
    }
  }, 120_000);

  test('may be none', async () => {
    const churn = csvOf(
      Array.from({ length: 90 }, (_, i) => ({ plan: ['a', 'b', 'c'][i % 3] ?? '', churned: i % 7 === 0 ? 'yes' : 'no' })),
    );
    expect(readingOf(await told(churn, {}))?.outcome.kind).toBe('outcome');
    expect(readingOf(await told(churn, { outcome: null }))?.outcome).toEqual({ kind: 'none' });
  }, 60_000);
});

describe('a time that a person names', () => {
  test('dates the rows in the place of the one that was found', async () => {
    const found = readingOf(await told(ORDERS, {}))?.time?.name;
    const other = found === 'paid' ? 'ordered' : 'paid';
    const output = await told(ORDERS, { time: other });
    expect(readingOf(output)?.time?.name).toBe(other);
    expect(readingOf(output)?.told).toEqual({ time: other });
  }, 60_000);

  test('may be none, and a column of numbers may be years', async () => {
    expect(readingOf(await told(ORDERS, { time: null }))?.time).toBeNull();
    const seats = csvOf(
      Array.from({ length: 60 }, (_, i) => ({ seats: 1900 + ((i * 37) % 90), town: `t${i}`, sold: 5 + ((i * 7) % 40) })),
    );
    expect(readingOf(await told(seats, {}))?.time).toBeNull();
    expect(readingOf(await told(seats, { time: 'seats' }))?.time).toMatchObject({ name: 'seats', grain: 'year' });
  }, 60_000);

  test('is not followed when it holds no dates or is gone', async () => {
    for (const time of ['carrier', 'shipped']) expect(ignored(await told(ORDERS, { time }))).toHaveLength(1);
  }, 60_000);
});

describe('what a person says one row is', () => {
  const readings = csvOf(
    Array.from({ length: 60 }, (_, i) => ({
      station: `s${1 + (i % 5)}`,
      day: `2024-03-${String(1 + Math.floor(i / 5)).padStart(2, '0')}`,
      level: 10 + i / 7,
    })),
  );
  test('is followed where the data can be that', async () => {
    expect(readingOf(await told(readings, {}))?.shape.kind).toBe('panel');
    const output = await told(readings, { shape: 'event' });
    expect(readingOf(output)?.shape.kind).toBe('event');
    expect(section(output)).toContain('one row is an event');
  }, 60_000);

  test('is not followed where it cannot', async () => {
    const output = await told(readings, { shape: 'wide' });
    expect(readingOf(output)?.shape.kind).toBe('panel');
    expect(ignored(output)).toEqual([expect.stringContaining('the data does not bear that out')]);
  }, 60_000);

  test('keeps a table that would be brought into another form as it is', async () => {
    const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023];
    const wide = csvWith(
      ['town', ...years.map(String)],
      Array.from({ length: 30 }, (_, i) => [`t${i}`, ...years.map((_year, y) => 5 + i + ((i * 7 + y * 3) % 11))]),
    );
    expect(readingOf(await told(wide, {}))?.form).toBeDefined();
    const output = await told(wide, { shape: 'entity' });
    expect(readingOf(output)?.form).toBeUndefined();
    expect(readingOf(output)?.told).toEqual({ shape: 'entity' });
  }, 60_000);
});

describe('members that a person calls totals', () => {
  const sales = csvOf(
    Array.from({ length: 120 }, (_, i) => {
      const region = ['North', 'South', 'East', 'Everywhere'][i % 4] ?? '';
      return {
        month: `2024-${String(1 + (Math.floor(i / 4) % 12)).padStart(2, '0')}`,
        region,
        sold: region === 'Everywhere' ? 500 + i : 100 + (i % 17),
      };
    }),
  );
  test('are left out, and said to be theirs', async () => {
    const output = await told(sales, { totals: [{ column: 'region', label: 'Everywhere', isTotal: true }] });
    expect(readingOf(output)?.shape.totals).toEqual([{ column: 'region', label: 'Everywhere', rows: 30, by: 'declared' }]);
    expect(output.document.alerts.find(({ kind }) => kind === 'total-rows')?.sentence).toContain('you called a total');
    expect(output.document.claims.filter(({ kind, member }) => kind === 'contribution' && member === 'Everywhere')).toEqual([]);
  }, 60_000);

  test('are not followed when no row has them', async () => {
    const output = await told(sales, { totals: [{ column: 'region', label: 'World', isTotal: true }] });
    expect(ignored(output)).toHaveLength(1);
    expect(readingOf(output)?.told).toBeUndefined();
  }, 60_000);

  test('are none where a person says so, although they add up', async () => {
    const sums = csvOf(
      Array.from({ length: 12 }, (_, m) =>
        ['A', 'B', 'C', 'Total'].map((unit, u) => ({
          month: `2024-${String(m + 1).padStart(2, '0')}`,
          unit,
          made: u < 3 ? 10 * (u + 1) + m : 60 + 3 * m,
        })),
      ).flat(),
    );
    expect(readingOf(await told(sums, {}))?.shape.totals).toMatchObject([{ label: 'Total', by: 'arithmetic' }]);
    const output = await told(sums, { totals: [{ column: 'unit', label: 'Total', isTotal: false }] });
    expect(readingOf(output)?.shape.totals).toEqual([]);
  }, 60_000);
});

test('columns are told with some of their values, and never those of persons', async () => {
  const people = csvOf(
    Array.from({ length: 60 }, (_, i) => ({ email: `p${i}@example.org`, plan: ['a', 'b'][i % 2] ?? '', age: 20 + (i % 40) })),
  );
  const output = await told(people, {});
  expect(readingOf(output)?.columns?.find(({ name }) => name === 'plan')?.examples).toEqual(['a', 'b']);
  expect(section(output)).toContain('“plan” (a, b)');
  expect(section(output)).not.toContain('example.org');
}, 60_000);
