import type { Entity, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { mineConcentration, tenthsSql } from './concentration';
import { holdersNoun } from './holders';

const SHOP = { name: 'shop', type: 'text', role: 'category', stats: { distinct: 100 } } as unknown as Column;
const ofShops: Partial<Table> = {
  columns: [SHOP],
  model: { columns: [], shape: { kind: 'entity', entity: ['shop'] }, outcome: { kind: 'none' } } as unknown as Table['model'],
};

/** So many shops that have 100 each, and so many that have `rest` each. */
const sales = (large: number, n = 100, rest = 1) => Array.from({ length: n }, (_, i) => (i < large ? 100 : rest));

function mined(cells: readonly number[], measure: Partial<Measure> = {}, frame: Partial<Frame> = {}) {
  const measures = [handMeasure('sales', cells, { additive: true, ...measure })];
  return mineConcentration({ frame: handFrame('t', cells.length, { measures, ...frame }, ofShops), log: new TestLog() });
}

test('few of the things hold half of a total', async () => {
  const cells = sales(5);
  const found = mined(cells);
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'shop',
      direction: 'high',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'concentration',
      member: null,
      n: 100,
      of: 'sum(sales)',
      p: [],
      strength: 0.7,
      topics: ['sales', 'shop×sales'],
      unit: '%',
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ holders: { column: 'shop', each: true }, part: 0.05 });
  // 500 of 595.
  expect(await handFacts({ shop: cells.map((_, i) => `S${i}`), sales: cells }, found)).toEqual([
    {
      first: 5,
      n: 100,
      part: 500,
      total: 595,
      value: 0.840336134,
    },
  ]);
});

test.each<[string, readonly number[], Parameters<typeof mined>[1], number | null]>([
  ['one in a hundred', sales(3, 300), {}, 0.01],
  ['two in two hundred, with those behind them', sales(2, 200), {}, 0.05],
  ['one in ten', sales(10, 100, 10), {}, 0.1],
  ['one in ten just half', sales(10, 100, 100 / 9), {}, 0.1],
  ['one in ten less than half', sales(10, 100, 11.2), {}, null],
  ['of fifty', sales(5, 50, 10), {}, 0.1],
  ['of 49', sales(5, 49, 10), {}, null],
  ['one who holds half of it', sales(5).map((value, i) => (i === 0 ? 400 : value)), {}, 0.05],
  ['one who holds more, with those behind', sales(5).map((value, i) => (i === 0 ? 401 : value)), {}, 0.1],
  ['one who holds nearly all', sales(5).map((value, i) => (i === 0 ? 9000 : value)), {}, null],
  ['of nothing', sales(0, 100, 0), {}, null],
  ['with debts', sales(5).map((value, i) => (i === 99 ? -1 : value)), {}, null],
  ['of what does not add up', sales(5), { additive: false }, null],
])('%s', (_, cells, measure, part) => expect(mined(cells, measure)[0]?.told.part ?? null).toBe(part)); // prettier-ignore

test('of several totals two are told', () => {
  const measures = ['a', 'b', 'c'].map((name) => handMeasure(name, sales(5), { additive: true }));
  expect(mined(sales(5), {}, { measures }).map(({ topics }) => topics[0])).toEqual(['a', 'b']);
});

describe('what rows belong to', () => {
  /** Of 60 customers the first three have 40 orders each and the others two; an order of the first costs 5, of the second ten 20, of others 1. */
  const buyer = Array.from({ length: 60 }, (_, i) => Array<number>(i < 3 ? 40 : 2).fill(i)).flat();
  const cost = buyer.map((code) => (code >= 3 && code < 9 ? 400 : 1));
  const entity: Entity = {
    column: { name: 'customer', type: 'text' } as Column,
    noun: 'customer',
    codes: Int32Array.from(buyer),
  };
  const found = () =>
    mineConcentration({
      frame: handFrame('t', buyer.length, { entities: [entity], measures: [handMeasure('cost', cost, { additive: true })] }),
      log: new TestLog(),
    });

  test('is told by its rows and by its sums', async () => {
    expect(found().map(summaryOf)).toEqual([
      {
        by: 'customer',
        direction: 'high',
        effect: null,
        expected: null,
        impact: 1,
        kind: 'concentration',
        member: null,
        n: 60,
        of: 'count',
        p: [],
        strength: 0.7,
        topics: ['rows', 'customer×rows'],
        unit: '%',
        within: [],
      },
      {
        by: 'customer',
        direction: 'high',
        effect: null,
        expected: null,
        impact: 1,
        kind: 'concentration',
        member: null,
        n: 60,
        of: 'sum(cost)',
        p: [],
        strength: 0.56,
        topics: ['cost', 'customer×cost'],
        unit: '%',
        within: [],
      },
    ]);
    expect(await handFacts({ customer: buyer.map((code) => `C${code}`), cost }, found())).toEqual([
      {
        first: 3,
        n: 60,
        part: 120,
        total: 234,
        value: 0.512820513,
      },
      {
        first: 6,
        n: 60,
        part: 4800,
        total: 5022,
        value: 0.955794504,
      },
    ]);
  });

  test('has a chart of its tenths', () => {
    const frame = handFrame('t', 1);
    expect(tenthsSql(frame, { column: 'customer', each: false }, null)).toContain('ntile(10) OVER (ORDER BY s DESC)');
    expect(holdersNoun({ column: 'customer', each: false }, frame)).toBe('customers');
    expect(holdersNoun({ column: 'x', each: false }, frame)).toBe('values of x');
    expect(holdersNoun({ column: 'x', each: true }, frame)).toBe('rows');
  });

  test('is not told where so few things fall to few by chance', () => {
    // 300 accounts of 100 companies, of which 40 once could not pay.
    const codes = Int32Array.from({ length: 300 }, (_, i) => i % 100);
    const failed = (isFailed: (i: number) => boolean) => {
      const measure = handMeasure('failed', [...codes.keys()].map((i) => Number(isFailed(i))), { additive: true }); // prettier-ignore
      const frame = handFrame('t', 300, { entities: [{ ...entity, codes }], measures: [measure] });
      return mineConcentration({ frame, log: new TestLog() }).length;
    };
    expect(failed((i) => (i * 7919) % 15 === 0)).toBe(0);
    expect(failed((i) => i % 100 < 10)).toBe(1);
  });
});
