import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { firstRow } from '../../insights/rows-of';
import { TestLog } from '../../insights/judge/test-log';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { poissonUpper } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handMeasure, handTable, type Cells } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { mineRepetitions } from './repetition';

const ROWS = 100;
const PARTIES = ['A', 'B', 'C', 'D', 'E'];
const each = <T>(make: (row: number) => T): T[] => Array.from({ length: ROWS }, (_, row) => make(row));

/** Rows of which `repeated` ones of party A have the amount 250; all other amounts are different. */
const table = (repeated: number, more: (row: number) => number | null = () => null): Record<string, Cells> => ({
  party: each((row) => PARTIES[row % 5] ?? ''),
  amount: each((row) => (row % 5 === 0 && row / 5 < repeated ? 250 : (more(row) ?? 1000 + row))),
  sort: each((row) => (row % 5 === 0 && row / 5 < repeated ? 'travel' : row % 2 === 0 ? 'meal' : 'other')),
});

interface Changes {
  party?: Partial<Dimension>;
  sort?: Partial<Dimension> | null;
  amount?: Partial<Measure>;
  frame?: Partial<Frame>;
}

function mined(columns: Record<string, Cells>, { party, sort, amount, frame }: Changes = {}) {
  const log = new TestLog();
  const dimensions = [
    handDimension('party', columns.party ?? [], { entity: true, ...party }),
    ...(sort === null ? [] : [handDimension('sort', columns.sort ?? [], sort)]),
  ];
  const measures = [handMeasure('amount', columns.amount ?? [], amount)];
  const findings = mineRepetitions({ frame: handFrame('t', ROWS, { dimensions, measures, ...frame }), log });
  return { findings, run: log.run };
}
const keys = (columns: Record<string, Cells>, changes: Changes = {}) =>
  mined(columns, changes).findings.map(({ subject }) => subject.breakdown);

test('rows of one party that have the same amount, and the class that all of them share, are told with what chance would give', () => {
  const { findings, run } = mined(table(6));
  // 20 rows of A; of all other rows each amount is there once, or as often as 100 rows have of 95 amounts.
  const expected = (20 * (ROWS / 95)) / ROWS;
  expect(findings).toMatchObject([
    {
      kind: 'repetition',
      subject: { filter: [], breakdown: ['party', 'amount', 'sort'], measure: { op: 'count' } },
      member: 'A',
      direction: 'high',
      unit: null,
      n: ROWS,
      expected: null,
      impact: LIMITS.leastImpact,
      told: { parts: [{ noun: 'party', text: 'A' }, { noun: 'amount', text: '250' }, { noun: 'sort', text: 'travel' }] },
      topics: ['party', 'amount', 'sort', 'repetition'],
    },
  ]);
  const [found] = findings;
  expect(found?.effect).toBeCloseTo(6 / expected, 9);
  expect(found?.told.expected).toBeCloseTo(expected, 9);
  expect(found?.strength).toBeCloseTo(LIMITS.weight + LIMITS.weightOfDoubling * Math.log2(6 / LIMITS.leastRepeats), 9);
  // 95 pairs of party and amount were there, and the most frequent one was picked.
  expect(found?.tests[0]?.p).toBeCloseTo(95 * poissonUpper(6, expected), 12);
  expect(run).toBe(1);
}); // prettier-ignore

test('strength and impact of many rows stay within their scale', () => {
  const [found] = mined(table(20)).findings;
  expect(found?.impact).toBe(1);
  expect(found?.strength).toBeCloseTo(LIMITS.weight + LIMITS.weightOfDoubling * Math.log2(5), 9);
  const [half] = mined(table(10)).findings;
  expect(half?.impact).toBeCloseTo(0.5, 9);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test('counts the rows, those of the most frequent combination, and all', async () => {
    await handTable(bench.engine.connection, 't', table(6));
    const [found] = mined(table(6)).findings;
    expect(await firstRow(bench.engine.connection, found?.sql ?? '')).toEqual({ value: 6, most: 6, n: ROWS });
  });
});

test.each([[LIMITS.leastRepeats, 1], [LIMITS.leastRepeats - 1, 0]])('%i rows that are alike', (repeated, n) => {
  expect(keys(table(repeated))).toHaveLength(n);
}); // prettier-ignore

test('where another combination repeats nearly as often, repeating is what the data do', () => {
  const others = (n: number) => (row: number) => (row % 5 === 1 && row / 5 < n ? 777 : null);
  expect(keys(table(5, others(2)))).toHaveLength(1);
  expect(keys(table(5, others(3)))).toHaveLength(0);
  // Whichever of both comes first.
  const first = (row: number) => (row % 5 === 1 && row < 15 ? 777 : null);
  expect(keys(table(8, first))).toHaveLength(1);
  expect(keys(table(7, first))).toHaveLength(0);
});

test('where each party has few amounts of its own in the other rows, too, what is alike in both is alike in one', () => {
  // Party B has 1003 and 1007, party C 1011 and so on: towns and their tax rates.
  const own = (many: number) => (row: number) => (row % 5 === 0 ? 3000 + row : 1000 * (row % 5) + (Math.floor(row / 5) % many));
  expect(keys(table(8, own(20)))).toHaveLength(1);
  const pairs = (many: number) => {
    const cells = table(8, own(many));
    // Amounts that all parties share say nothing of the party.
    return keys({
      ...cells,
      amount: (cells.amount ?? []).map((amount, row) => (row % 5 === 0 ? amount : (Number(amount) % 1000) + 1)),
    });
  };
  expect(pairs(20)).toHaveLength(1);
  expect(keys(table(19, own(16)))).toHaveLength(1);
  expect(keys(table(19, own(7)))).toHaveLength(0);
});

test('an amount that others have as often is no news', () => {
  const common = (row: number) => (row % 5 === 0 ? null : row % 10 === 1 || row % 10 === 7 ? 250 : null);
  expect(keys(table(6, common))).toHaveLength(0);
});

test('the class belongs to the rows only if nearly all of them have it, and not nearly all other rows as well', () => {
  const columns = table(8);
  const shared = (labels: Cells) => keys({ ...columns, sort: labels });
  const withOne = (columns.sort ?? []).map((label, row) => (row === 0 ? 'meal' : label));
  expect(shared(withOne)).toEqual([['party', 'amount']]);
  expect(shared(each((row) => (row < 89 ? 'same' : 'other')))).toEqual([['party', 'amount', 'sort']]);
  expect(shared(each((row) => (row < 90 ? 'same' : 'other')))).toEqual([['party', 'amount']]);
  expect(shared(each(() => null))).toEqual([['party', 'amount']]);
});

test.each<[string, Changes]>([
  ['a sample of the rows', { frame: { sampled: true } }],
  ['outcomes', { party: { outcome: true } }],
  ['parties that are few', { party: { distinct: LIMITS.fewestValues - 1 } }],
  ['a measure that was derived', { amount: { kind: 'ratio' } }],
])('nothing is looked for in %s', (_, changes) => {
  const { findings, run } = mined(table(6), { sort: null, ...changes });
  expect([findings, run]).toEqual([[], 0]);
});

test('of few different amounts each repeats; noughts and gaps are no amounts', () => {
  const few = (n: number) => ({ ...table(6), amount: (table(6).amount ?? []).map((amount, row) => (amount === 250 ? 250 : row % n)) });
  expect(mined(few(28), { sort: null }).run).toBe(0);
  expect(mined(few(31), { sort: null }).run).toBe(1);
  const empty = (cell: number | null) => ({ ...table(6), amount: (table(6).amount ?? []).map((amount) => (amount === 250 ? cell : amount)) });
  expect(keys(empty(0))).toEqual([]);
  expect(keys(empty(null))).toEqual([]);
}); // prettier-ignore

test('a class is a column of few labels that names no party', () => {
  expect(keys(table(6), { sort: { distinct: LIMITS.mostLabels } })[0]).toEqual(['party', 'amount', 'sort']);
  expect(keys(table(6), { sort: { distinct: LIMITS.mostLabels + 1 } })[0]).toEqual(['party', 'amount']);
  expect(keys(table(6), { sort: { entity: true } })[0]).toEqual(['party', 'amount']);
});

test('so many columns are a key at most, the party first', () => {
  const columns = table(6);
  const classes = ['a', 'b', 'c'].map((name) => handDimension(name, columns.sort ?? []));
  const party = handDimension('party', columns.party ?? [], { entity: true });
  expect(keys(columns, { frame: { dimensions: [...classes, party] } })).toEqual([['party', 'amount', 'a', 'b']]);
});

test('columns of parties come first, then those with most labels', () => {
  const columns = table(6);
  const parties = ['few', 'many', 'named'].map((name, i) =>
    handDimension(name, columns.party ?? [], { entity: name === 'named', distinct: [5, 20, 5][i] ?? 0 }),
  );
  expect(keys(columns, { frame: { dimensions: parties } }).map((breakdown) => breakdown?.[0])).toEqual(['named', 'many', 'few']);
});
