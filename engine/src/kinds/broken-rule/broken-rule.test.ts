import type { Column } from '../../model';
import type { Rule } from '../../insights/frame/rules/rule';
import { TestLog } from '../../insights/judge/test-log';
import type { Cells } from '../../testing/hand-made-frame';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handFacts } from '../../testing/hand-made-facts';
import { mineBrokenRules } from './broken-rule';

const DAY = 86_400_000;
const FIRMS = ['Alder', 'Birch', 'Cedar', 'Dogwood'];

interface World {
  rows?: number;
  /** Whether a row breaks the rule that net is twice the hours. */
  off: (row: number) => boolean;
  /** What the figure is there, of what it should be. */
  slip?: (made: number, row: number) => number;
  relation?: Extract<Rule['says'], { kind: 'reckoned' }>['relation'];
  timed?: boolean;
  more?: Rule[];
}

const PRODUCT = {
  kind: 'product',
  target: 'net',
  of: ['hours', 'rate'],
  factor: 1,
  plus: [],
  held: { rows: 400, off: 20, of: 'table' },
} as const;

function world({
  rows = 400,
  off,
  slip = (made, row) => made + 7 + (row % 5),
  relation = { ...PRODUCT, of: [...PRODUCT.of], plus: [] },
  timed = true,
  more = [],
}: World) {
  const each = Array.from({ length: rows }, (_, i) => i);
  const firm = each.map((i) => FIRMS[i % 4] ?? '');
  const colour = each.map((i) => ['red', 'blue', 'green'][(i * 7) % 3] ?? '');
  const hours = each.map((i) => 10 + (i % 17));
  const made = hours.map((value) => 2 * value);
  const net = made.map((value, i) => (off(i) ? slip(value, i) : value));
  const rule: Rule = {
    says: { kind: 'reckoned', relation },
    columns: ['net', 'hours', 'rate'],
    where: 'net IS NOT NULL',
    broken: 'abs(net - 2 * hours) > 0.5',
    codes: Int32Array.from(net, (value, i) => Number(value !== made[i])),
    figures: {
      value: 'net',
      made: '2 * hours',
      values: Float64Array.from(net),
      reckoned: Float64Array.from(made),
      tolerance: 0,
      added: [],
    },
  };
  const times = each.map((i) => i * DAY);
  const frame = handFrame('t', rows, {
    dimensions: [handDimension('firm', firm), handDimension('colour', colour)],
    measures: [handMeasure('net', net, { additive: true }), handMeasure('hours', hours)],
    timeline: timed ? handTimeline(times) : null,
    rules: [rule, ...more],
  });
  return { frame, columns: { firm, colour, hours, net } satisfies Record<string, Cells>, times };
}

const mined = (given: World) => mineBrokenRules({ frame: world(given).frame, log: new TestLog() });
const placeOf = (given: World) =>
  mined(given).map(({ member, leads, told: { place } }) => ({
    member,
    leads,
    from: place?.span?.from ?? null,
    to: place?.span?.to ?? null,
  }));

test.each<[string, World, { member: string | null; leads: true | undefined; from: number | null; to: number | null }[]]>([
  ['a label', { off: (i) => i % 4 === 2 && i % 3 !== 0 }, [{ member: 'Cedar', leads: true, from: null, to: null }]],
  ['a label since a day', { off: (i) => i % 4 === 2 && i >= 200 }, [{ member: 'Cedar', leads: true, from: 202 * DAY, to: null }]],
  [
    'a label for a time',
    { off: (i) => i % 4 === 2 && i >= 200 && i < 300 },
    [{ member: 'Cedar', leads: true, from: 202 * DAY, to: 298 * DAY }],
  ],
  ['a time', { off: (i) => i >= 200 && i < 240 }, [{ member: null, leads: true, from: 200 * DAY, to: 239 * DAY }]],
  [
    'here and there',
    { off: (i) => i % 67 === 5, slip: (made) => made + 0.6 },
    [{ member: null, leads: undefined, from: null, to: null }],
  ],
  [
    'here and there, and much',
    { off: (i) => i % 67 === 5, slip: (made) => 9 * made },
    [{ member: null, leads: true, from: null, to: null }],
  ],
  ['here and there, too often', { off: (i) => i % 17 === 5 }, []],
  ['one label, and too often elsewhere', { off: (i) => i % 4 === 2 || i % 13 === 0 }, []],
])('rows that break a rule lie with %s', (_, given, expected) => expect(placeOf(given)).toEqual(expected));

test('a label that has a factor of its own all the time breaks no rule whose factor the rows alone tell', () => {
  const linear = { kind: 'linear', target: 'net', of: 'hours', factor: 2, offset: 0, held: PRODUCT.held } as const;
  const own = { off: (i: number) => i % 4 === 2, slip: (made: number) => 1.07 * made };
  expect(mined({ ...own, relation: linear })).toEqual([]);
  expect(placeOf({ ...own, off: (i) => i % 4 === 2 && i >= 200, relation: linear })).toMatchObject([{ member: 'Cedar' }]);
  expect(placeOf(own)).toMatchObject([{ member: 'Cedar' }]);
});

test('of rules that the same rows break one is told', () => {
  const off = (i: number) => i % 4 === 2 && i % 3 !== 0;
  const { frame } = world({ off });
  const [rule] = frame.rules;
  expect(mined({ off, more: rule ? [{ ...rule, columns: ['gross', 'net'] }] : [] })).toHaveLength(1);
});

test('the query counts what breaks the rule, where, by how much and in what way', async () => {
  const given = { off: (i: number) => i % 4 === 2 && i >= 200, slip: (made: number) => 1.5 * made };
  const { frame, columns, times } = world(given);
  const found = mineBrokenRules({ frame, log: new TestLog() });
  const own = times.map((_, i) => i).filter(given.off);
  const more = own.reduce((sum, i) => sum + (10 + (i % 17)), 0);
  expect(await handFacts(columns, found, times)).toEqual([
    expect.objectContaining({ value: own.length, n: 400, own: own.length, there: own.length, more, less: null, alike: own.length }),
  ]);
  expect(found[0]).toMatchObject({ expected: own.length, direction: 'high' });
}); // prettier-ignore

test('a table may have a column that is called as what is counted', async () => {
  const given = { off: (i: number) => i % 4 === 2 && i >= 200, slip: (made: number) => 1.5 * made };
  const { frame, columns, times } = world(given);
  const called = { ...columns, Broken: times.map(() => 1), APART: times.map(() => 0) };
  const table = { ...frame.table, columns: ['Broken', 'APART'].map((name) => ({ name }) as Column) };
  const found = mineBrokenRules({ frame: { ...frame, table }, log: new TestLog() });
  expect(await handFacts(called, found, times)).toMatchObject([
    { value: times.filter((_, i) => given.off(i)).length, less: null },
  ]);
});
