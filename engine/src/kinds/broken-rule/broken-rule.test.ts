import type { Column, Table } from '../../model';
import type { Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import { TestLog } from '../../insights/judge/test-log';
import type { Cells } from '../../testing/hand-made-frame';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handFacts } from '../../testing/hand-made-facts';
import { mineBrokenRules } from './broken-rule';
import { LIMITS } from './limits';

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

/** The one finding of such rules in a frame that is changed as given. */
function one(given: World, changes: Partial<Frame> = {}, table: Partial<Table> = {}) {
  const { frame } = world(given);
  const [found] = mineBrokenRules({ frame: { ...frame, ...changes, table: { ...frame.table, ...table } }, log: new TestLog() });
  return found;
}
const OF_CEDAR = { off: (i: number) => i % 4 === 2 && i % 3 !== 0 };

test('what is off, in which direction, and how much of all it is', () => {
  const few = { off: (i: number) => i % 67 === 5 };
  expect(one({ ...few, slip: (made) => made + 0.6 })).toMatchObject({ direction: 'high', strength: LIMITS.weightOfFew });
  expect(one({ ...few, slip: () => 0 })).toMatchObject({ direction: 'low', strength: LIMITS.weightOfMuch });
  expect(one(OF_CEDAR)).toMatchObject({ direction: 'high', strength: LIMITS.weight, tests: [expect.anything(), expect.anything()] });
  expect(one(few)?.tests).toEqual([]);
}); // prettier-ignore

test('of what cannot be added up nothing is told in all', () => {
  const level = { ...OF_CEDAR, relation: { kind: 'sum', target: 'net', plus: ['hours', 'rate'], minus: [], divisor: 2, held: PRODUCT.held } as unknown as World['relation'] & object }; // prettier-ignore
  const { measures } = world(OF_CEDAR).frame;
  const plain = { measures: measures.map((measure) => ({ ...measure, additive: false })) };
  expect(one(level, plain)).toMatchObject({ direction: 'none' });
  expect(one(level, plain)?.sql).not.toContain(' AS more');
  const hours = { measures: measures.map((measure) => ({ ...measure, additive: measure.id === 'hours' })) };
  expect(one(OF_CEDAR, plain)).toMatchObject({ direction: 'none' });
  expect(one(OF_CEDAR, hours)).toMatchObject({ direction: 'high' });
  expect(one(level, hours)).toMatchObject({ direction: 'none' });
});

test('rows are named by the one column that names them all, unless it tells of persons or the table stays where it is', () => {
  const columns = [{ name: 'no' }, { name: 'line' }] as Column[];
  const keyed = (key: string[], more: Partial<Table> = {}): Partial<Table> =>
    ({ columns, model: { shape: { kind: 'event', entity: [], key }, columns: [], algebra: [], outcome: { kind: 'none' } }, ...more }) as unknown as Partial<Table>; // prettier-ignore
  const named = (table: Partial<Table>) => one(OF_CEDAR, {}, table)?.told.named;
  expect([named(keyed(['no'])), named(keyed(['no', 'line'])), named(keyed([])), named(keyed(['gone'])), named({})]).toEqual(['no', null, null, null, null]); // prettier-ignore
  expect(named(keyed(['no'], { columns: [{ name: 'no', personal: true } as unknown as Column] }))).toBeNull();
  expect(named(keyed(['no'], { pushdown: {} as unknown as NonNullable<Table['pushdown']> }))).toBeNull();
  expect(one(OF_CEDAR, {}, keyed(['no']))?.sql).toContain('ORDER BY abs(apart) DESC');
  expect(one(OF_CEDAR, {}, keyed(['no']))?.sql).toContain(' AS names');
  expect(one(OF_CEDAR)?.sql).not.toContain(' AS names');
});

test('what a rule says nothing of counts neither way, and of a part of the rows nothing is expected of all', () => {
  const { frame } = world(OF_CEDAR);
  const rules = frame.rules.map((rule) => ({ ...rule, codes: rule.codes.map((code, row) => (row < 100 ? -1 : code)) }));
  expect(one(OF_CEDAR, { rules })).toMatchObject({ n: 300, expected: 50 });
  expect(one(OF_CEDAR, { sampled: true })?.expected).toBeNull();
});

test('a rule without figures counts rows alone', () => {
  const rules = world(OF_CEDAR).frame.rules.map(({ figures: _, ...rule }) => ({ ...rule, says: { kind: 'part', part: 'net', whole: 'hours' } as const }));
  const found = one(OF_CEDAR, { rules });
  expect(found).toMatchObject({ direction: 'none', rows: { how: 'count', beside: ['net', 'hours', 'rate'] }, told: { how: null } });
  expect(found?.sql).not.toContain('apart');
  expect(one(OF_CEDAR)?.rows).toMatchObject({ how: 'count-largest', value: { sql: 'abs(net - 2 * hours)' } });
}); // prettier-ignore

test('rules that other rows break are told, the widest first, and no more than are read', () => {
  const [rule] = world(OF_CEDAR).frame.rules;
  const more = Array.from({ length: LIMITS.mostTold + 1 }, (_, i) => ({
    ...rule!,
    columns: ['net', ...Array.from({ length: i }, (__, j) => `c${j}`)],
    codes: Int32Array.from(rule!.codes, (___, row) => Number(row % 50 === i)),
  }));
  const found = mineBrokenRules({ frame: { ...world(OF_CEDAR).frame, rules: more }, log: new TestLog() });
  expect(found.map(({ told }) => told.rule.columns.length)).toEqual([5, 4, 3, 2]);
});
