import type { Dimension, Frame } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import { chiSquareUpper } from '../../../stats/distributions/distributions';
import { handFacts } from '../../../testing/hand-made-facts';
import { handDimension, handFrame, type Cells } from '../../../testing/hand-made-frame';
import { summaryOf } from '../../../testing/summary-of';
import type { Column, Table } from '../../../model';
import { isOfResult } from '../../../testing/result-log';
import { mineLabelPairs } from './mine-label-pairs';

type Counts = Readonly<Record<string, readonly [string, number][]>>;

/** So many rows of each label of the first column have each label of the second one. */
function columnsOf(counts: Counts): { a: Cells; b: Cells } {
  const rows = Object.entries(counts).flatMap(([a, of]) =>
    of.flatMap(([b, n]) => Array.from({ length: n }, () => [a, b] as const)),
  );
  return { a: rows.map(([a]) => a), b: rows.map(([, b]) => b) };
}

interface Changes {
  a?: Partial<Dimension>;
  b?: Partial<Dimension>;
}

function mined(counts: Counts, { a, b }: Changes = {}, log = new TestLog()) {
  const cells = columnsOf(counts);
  const frame = handFrame('t', cells.a.length, { dimensions: [handDimension('a', cells.a, a), handDimension('b', cells.b, b)] });
  const found = mineLabelPairs({ frame, log });
  const all = [...found.association, ...found['rate-difference'], ...found['conditional-dominance']];
  return { all, cells, run: log.run };
}

const told = (counts: Counts, changes: Changes = {}) =>
  mined(counts, changes).all.map(
    ({ kind, subject, member, direction }) =>
      `${kind}: ${[...subject.filter.map(({ value }) => String(value)), member, subject.measure.op === 'rate' ? subject.measure.value : ''].join(' ').trim()} ${direction}`,
  );

/** Of four towns with 100 rows each the first one has most of the bikes. */
const BIKES: Counts = {
  Rome: [['car', 20], ['bike', 60], ['bus', 20]],
  Oslo: [['car', 40], ['bike', 20], ['bus', 40]],
  Bonn: [['car', 40], ['bike', 20], ['bus', 40]],
  Bern: [['car', 40], ['bike', 20], ['bus', 40]],
}; // prettier-ignore

/** Of 100 rows of each of four teams so many fail. */
const failing = (...failed: readonly number[]): Counts =>
  Object.fromEntries(failed.map((n, i) => ['ABCD'[i] ?? '', [['ok', 100 - n], ['failed', n]] as [string, number][]])); // prettier-ignore

test('the cell that stands out most is told, and the label that prevails where the leading one is', async () => {
  const { all, cells, run } = mined(BIKES);
  expect(all.map(({ among: _, ...found }) => summaryOf(found))).toEqual([
    {
      by: 'a',
      direction: 'high',
      effect: 0.253439811,
      expected: null,
      impact: 1,
      kind: 'association',
      member: 'Rome',
      n: 100,
      of: 'rate(b=bike)',
      p: [1.70921699e-10, 4.05277105e-14],
      strength: 0.21542384,
      topics: ['a', 'b', 'a×b'],
      unit: '%',
      within: [],
    },
    {
      by: 'b',
      direction: 'high',
      effect: 0.253439811,
      expected: null,
      impact: 0.25,
      kind: 'conditional-dominance',
      member: 'bike',
      n: 100,
      of: 'count',
      p: [1.70921699e-10, 4.05277105e-14],
      strength: 0.389953698,
      topics: ['a', 'b', 'a×b'],
      unit: null,
      within: ['a=Rome'],
    },
  ]);
  expect(run).toBe(1);
  expect(await handFacts({ a: cells.a, b: cells.b }, all)).toEqual([
    {
      baseline: 0.2,
      hits: 60,
      n: 100,
      value: 0.6,
    },
    {
      elsewhere: 0.2,
      n: 100,
      value: 60,
    },
  ]);
});

test('of an outcome its rate is told', async () => {
  const { all, cells } = mined(failing(40, 10, 10, 10), { b: { outcome: true } });
  expect(all.map(({ among: _, ...found }) => summaryOf(found))).toEqual([
    {
      by: 'a',
      direction: 'high',
      effect: 0.331117962,
      expected: null,
      impact: 1,
      kind: 'rate-difference',
      member: 'A',
      n: 100,
      of: 'rate(b=failed)',
      p: [3.92206959e-10, 8.05114391e-12],
      strength: 0.397341554,
      topics: ['a', 'b', 'a×b'],
      unit: '%',
      within: [],
    },
  ]);
  expect(await handFacts({ a: cells.a, b: cells.b }, all)).toEqual([
    {
      baseline: 0.1,
      hits: 40,
      n: 100,
      value: 0.4,
    },
  ]);
});

test.each<[string, Counts, Changes, string[]]>([
  ['no link', failing(20, 20, 20, 20), {}, []],
  ['a link that may be chance', failing(24, 20, 20, 18), {}, []],
  ['labels of too few rows', { A: [['ok', 4]], B: [['failed', 4]] }, {}, []],
  ['columns of which one follows from the other', { A: [['x', 50], ['y', 50]], B: [['z', 50], ['w', 50]] }, {}, []],
  ['an event', failing(40, 10, 10, 10), { b: { outcome: true, event: 'failed' } }, ['rate-difference: A failed high']],
  ['an event that is rarer in one group', failing(5, 40, 40, 40), { b: { outcome: true, event: 'failed' } }, ['rate-difference: A failed low']],
  ['the outcome first', { ok: [['A', 60], ['B', 90], ['C', 90]], failed: [['A', 40], ['B', 10], ['C', 10]] }, { a: { outcome: true } }, ['rate-difference: A failed high']],
  ['two cells beyond doubt', { A: [['x', 80], ['y', 10], ['z', 10]], B: [['x', 10], ['y', 80], ['z', 10]], C: [['x', 30], ['y', 30], ['z', 40]] }, {}, ['association: A x high', 'association: B y high', 'conditional-dominance: A x high']],
  ['labels that are one name', { Rome: [['Rome', 65], ['Oslo', 35]], Oslo: [['Rome', 35], ['Oslo', 65]] }, {}, []],
  ['a remark that says what the result is', { 'Rome - by train': [['Rome', 60]], late: [['Rome', 40], ['Oslo', 90]], early: [['Rome', 45], ['Oslo', 90]] }, { b: { outcome: true, event: 'Rome' } }, []],
  ['a word of it that says little of the result', { 'Rome - by train': [['Rome', 50], ['Oslo', 10]], late: [['Rome', 40], ['Oslo', 90]], early: [['Rome', 45], ['Oslo', 90]] }, { b: { outcome: true, event: 'Rome' } }, ['rate-difference: Rome - by train Rome high']],
  ['answers, which any question has', { yes: [['yes', 70], ['no', 30]], no: [['yes', 30], ['no', 70]] }, {}, ['association: yes yes high']],
])('%s', (_, counts, changes, findings) => expect(told(counts, changes)).toEqual(findings)); // prettier-ignore

test('where most rows end one way, the group in which far fewer do is told', () =>
  expect(told({ A: [['done', 40], ['x', 15], ['y', 15], ['z', 15], ['w', 15]], B: [['done', 92], ['x', 2], ['y', 2], ['z', 2], ['w', 2]], C: [['done', 92], ['x', 2], ['y', 2], ['z', 2], ['w', 2]] }, { b: { outcome: true } })).toEqual([
  "rate-difference: A done low",
])); // prettier-ignore

test('a link that is certain and too small is told among what is small', () => {
  const { all } = mined({ A: [['ok', 4750], ['failed', 5250]], B: [['ok', 5000], ['failed', 5000]] }, { b: { outcome: true } }); // prettier-ignore
  expect(all.map(({ kind, member, small }) => ({ kind, member, small }))).toEqual([
    {
      kind: 'rate-difference',
      member: null,
      small: true,
    },
  ]);
});

test('a pair of columns with many cells of few rows is believed less', () => {
  const labels = 'abcdefgh'.split('');
  const counts = Object.fromEntries(labels.map((label, i) => [label, labels.map((other, j): [string, number] => [`${other}-row`, i === j ? 6 : 1])])); // prettier-ignore
  const [test = { p: NaN }] = mined(counts).all[0]?.tests ?? [];
  const expected = (13 * 13) / 104;
  const chi2 = (8 * (6 - expected) ** 2 + 56 * (1 - expected) ** 2) / expected;
  expect(test.p).toBeCloseTo(10 * chiSquareUpper(chi2, 49), 12);
});

test('of two labels each one cell says it all', () =>
  expect(told({ Left: [['yes', 60], ['no', 40]], Active: [['yes', 40], ['no', 160]] })).toHaveLength(1)); // prettier-ignore

test('what became of the rows is the side that is told', () => {
  const counts: Counts = { yes: [['Left', 40], ['Active', 140]], no: [['Left', 55], ['Active', 405]] }; // prettier-ignore
  const status = (name: string) => mined(counts, { b: { column: { name, type: 'text', role: 'category' } as Column } }).all.map(({ subject }) => subject.breakdown); // prettier-ignore
  expect(status('status')).toEqual(['a']);
  expect(status('other')).toEqual(['other']);
});

test('a treatment that was given by what it goes with is no finding', () => {
  const given = (mixed: number): Counts => ({ drug: [['low', 62]], more: [['high', 62 - mixed], ['low', mixed]], none: [['high', 60], ['low', 36]] }); // prettier-ignore
  expect(told(given(0))).toEqual([]);
  expect(told(given(10))).not.toEqual([]);
});

test.each([
  ['a', [true, true]],
  ['b', [true, true]],
  ['c', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined(BIKES, {}, log).all)).toEqual(of),
);

describe('in a panel', () => {
  /** Twelve states over ten years: a law that some have, all the time or from a year on, and a complaint that comes and goes. */
  const things = Array.from({ length: 120 }, (_, i) => Math.floor(i / 10));
  const at = Float64Array.from(things, (_, i) => i % 10);
  const state = things.map((thing) => `S${thing}`);
  const law = things.map((thing, i) => (thing < 3 || (thing < 6 && i % 10 > 5) ? 'yes' : 'no'));
  const heard = things.map((thing, i) => ((i * 7) % 10 < (thing < 3 ? 9 : 2) ? 'yes' : 'no'));
  const toldOf = (other: string[], event?: Partial<Dimension>) => {
    const dimensions = [handDimension('state', state, { entity: true }), handDimension('other', other, event)];
    const shape = { kind: 'panel', entity: ['state'], key: ['state', 'year'] };
    const model = { shape, columns: [], algebra: [], outcome: { kind: 'none' } } as unknown as Table['model'];
    const frame = handFrame('t', 120, { dimensions, panel: { things: Int32Array.from(things), at } }, { model });
    const { association, ...more } = mineLabelPairs({ frame, log: new TestLog() });
    return [association, more['rate-difference']].flat().map(({ subject }) => [subject.breakdown, 'column' in subject.measure ? subject.measure.column : '']);
  };

  test('what a thing keeps is no difference of its rows', () => expect(toldOf(law, { outcome: true })).toEqual([]));

  test('what comes and goes is one, of the thing and never of which things its rows are', () => {
    expect(toldOf(heard, { outcome: true })).not.toEqual([]);
    expect(toldOf(heard)).not.toContainEqual(['other', 'state']);
  });
}); // prettier-ignore

test('in a column that most rows leave blank, a label of which hardly any has another result is a remark of it', () => {
  // Of 400 rows 60 have a note: 20 that nobody came, and 40 that say something else.
  const ended = Array.from({ length: 400 }, (_, i) => (i < 20 || i % 10 === 0 ? 'missed' : 'kept'));
  const noteOf = (i: number, always: string | null) => (i < 20 ? 'no answer' : i < 60 ? ['walks', 'by car'][i % 2] ?? null : always);
  const tell = (always: string | null) => {
    const notes = handDimension('note', ended.map((_, i) => noteOf(i, always)));
    const frame = handFrame('t', 400, { dimensions: [notes, handDimension('end', ended, { outcome: true, event: 'missed' })] });
    return mineLabelPairs({ frame, log: new TestLog() })['rate-difference'].map(({ member }) => member);
  };
  expect(tell(null)).not.toContain('no answer');
  expect(tell('by train')).toContain('no answer');
}); // prettier-ignore

test('whether a group comes to its end sooner all ends say, and not those within a span alone', () => {
  // Within the span 9 of 60 rows of A have ended and 2 of 60 of B, which is not sure; all ends are.
  const cells = columnsOf({ A: [['true', 9], ['false', 51]], B: [['true', 2], ['false', 58]] }); // prettier-ignore
  const dimensions = [handDimension('a', cells.a), handDimension('b', cells.b, { outcome: true, event: 'true' })];
  const beyondAge = Float64Array.from(cells.a, (group, row) => (group === 'A' ? 0.3 : -0.3) + 0.1 * Math.cos(row));
  const pOf = (changes: Partial<Frame>) => {
    const frame = handFrame('t', cells.a.length, { dimensions, ...changes }, { stay: { column: 'b' } as Table['stay'] });
    return mineLabelPairs({ frame, log: new TestLog() })['rate-difference'][0]?.tests[0]?.p ?? 1;
  };
  expect(pOf({})).toBeGreaterThan(0.01);
  expect(pOf({ beyondAge })).toBeLessThan(1e-6);
});
