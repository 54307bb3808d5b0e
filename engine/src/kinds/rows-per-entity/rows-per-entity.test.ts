import type { Entity } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { mineRowsPer } from './rows-per-entity';

/** How many rows a nurse has, and of which clinic each of them is; null where it is not known. */
interface Nurse {
  rows: number;
  clinic: (row: number) => string | null;
}

const nurses = (many: number, rows: number, clinic: string): Nurse[] =>
  Array.from({ length: many }, () => ({ rows, clinic: () => clinic }));
/** Ten nurses of Cedar have twelve visits each, ten of Amber and ten of Birch have four. */
const USUAL = [...nurses(10, 12, 'Cedar'), ...nurses(10, 4, 'Amber'), ...nurses(10, 4, 'Birch')];

function world(all: readonly Nurse[], entity: Partial<Entity> = {}) {
  const rows = all.flatMap((nurse, code) =>
    Array.from({ length: nurse.rows }, (_, row) => ({ code, clinic: nurse.clinic(row) })),
  );
  const clinic = rows.map((row) => row.clinic);
  const codes = Int32Array.from(rows, ({ code }) => code);
  const column = { name: 'nurse', type: 'text' } as Column;
  const made = handFrame('t', rows.length, {
    dimensions: [handDimension('clinic', clinic)],
    entities: [{ column, noun: 'nurse', codes, ...entity }],
  });
  return { made, clinic, nurse: rows.map(({ code }) => `N${code}`) };
}

function mined(all: readonly Nurse[], entity: Partial<Entity> = {}) {
  const log = new TestLog();
  const found = mineRowsPer({ frame: world(all, entity).made, log });
  return { found, run: log.run };
}

test('the group whose members have most rows each is told', async () => {
  const { found, run } = mined(USUAL);
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'clinic',
      direction: 'high',
      effect: 1,
      expected: null,
      impact: 1,
      kind: 'rows-per-entity',
      member: 'Cedar',
      n: 120,
      of: 'rows_per(nurse)',
      p: [5.04347663e-7, 7.23782987e-8],
      strength: 0.6,
      topics: ['clinic', 'nurse', 'clinic×rows_per'],
      unit: null,
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ label: 'Cedar', high: true });
  // A member is tested among those of its question.
  expect(run).toBe(1);
  const { clinic, nurse } = world(USUAL);
  // 120 visits of ten nurses beside 200 of thirty.
  expect(await handFacts({ clinic, nurse }, found)).toEqual([
    { value: 12, baseline: 6.66666667, entities: 10, all_entities: 30, n: 120, all_rows: 200 },
  ]);
});

test('a group whose members have fewer rows each is told as low', () => {
  const { found } = mined([...nurses(10, 2, 'Cedar'), ...nurses(10, 9, 'Amber'), ...nurses(10, 9, 'Birch')]);
  expect(found).toMatchObject([{ member: 'Cedar', direction: 'low', n: 20, told: { high: false } }]);
});

/** Of a clinic's nurses those from the first on have so many of their rows elsewhere. */
const away = (rows: number): Nurse[] =>
  USUAL.map((nurse) => ({ ...nurse, clinic: (row) => (row < rows ? 'Dale' : nurse.clinic(row)) }));

test.each<[string, readonly Nurse[], number, number]>([
  ['as few in a group as may be', [...nurses(LIMITS.fewestEntities, 12, 'Cedar'), ...nurses(10, 4, 'Amber')], 1, 1],
  ['fewer in a group', [...nurses(LIMITS.fewestEntities - 1, 12, 'Cedar'), ...nurses(10, 4, 'Amber')], 0, 0],
  ['all alike', [...nurses(10, 4, 'Cedar'), ...nurses(10, 4, 'Amber')], 0, 0],
  // 30 of 200 rows lie elsewhere, then 60.
  ['those of a clinic nearly always', [...nurses(10, 20, 'Cedar'), ...nurses(10, 10, 'Amber')].map((nurse) => ({ ...nurse, clinic: (row) => (row < nurse.rows / 10 ? 'Dale' : nurse.clinic(row)) })), 1, 1],
  ['those of a clinic not quite as often', away(1), 0, 0],
])('%s', (_, all, findings, tests) => {
  const { found, run } = mined(all);
  expect([found.length, run]).toEqual([findings, tests]);
}); // prettier-ignore

test('rows without a group or a name do not count', () => {
  const some = USUAL.map((nurse, i) => ({ rows: nurse.rows + 3, clinic: (row: number) => (row < 3 ? null : nurse.clinic(i)) }));
  expect(mined(some).found.map(({ effect }) => effect)).toEqual(mined(USUAL).found.map(({ effect }) => effect));
  expect(mined(USUAL, { codes: new Int32Array(200).fill(-1) }).found).toEqual([]);
});

test('members by themselves are no groups', () =>
  expect(mined(USUAL, { column: { name: 'clinic', type: 'text' } as Column })).toEqual({ found: [], run: 0 }));

test('groups that explain little of the numbers of rows are not told, though they are tested', () => {
  const even = Array.from({ length: 40 }, (_, i) => ({ rows: 2 + (i % 5), clinic: () => (i % 2 === 0 ? 'Amber' : 'Birch') }));
  expect(mined(even)).toMatchObject({ found: [], run: 1 });
});

test.each([
  ['name', 'category', 0],
  ['first_name', 'category', 0],
  ['Vorname', 'category', 0],
  ['name', 'identifier', 1],
  ['agent name', 'category', 1],
  ['nurse', 'category', 1],
] as const)('what people are called does nothing: %s as %s', (name, role, told) =>
  expect(mined(USUAL, { column: { name, role, type: 'text' } as Column }).found).toHaveLength(told),
);

test('a column that is blank in more than half of the rows is not asked', () => {
  // Each nurse has as many visits again of which the clinic is not known, and one more of one of them.
  const blank = USUAL.map(({ rows, clinic }) => ({ rows: 2 * rows, clinic: (row: number) => (row < rows ? clinic(row) : null) }));
  expect(mined(blank).found).toHaveLength(1);
  expect(mined([...blank, { rows: 1, clinic: () => null }])).toMatchObject({ found: [], run: 0 });
}); // prettier-ignore
