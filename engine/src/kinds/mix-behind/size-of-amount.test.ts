import type { Measure } from '../../insights/frame/frame';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { Table } from '../../model';
import { isSize, sizeBehind } from './size-behind';

const THINGS = 24;
const WEEKS = 12;

interface Given {
  /** What the number is called, and what it is. */
  size?: string;
  changes?: Partial<Measure>;
  sizes?: (size: number, thing: number) => number;
  amount?: Partial<Measure>;
  amounts?: (amount: number, size: number) => number;
  quantity?: Record<string, string>;
}

/** Weeks of things of different sizes, by which an amount goes. */
function world({ size = 'docks', changes = {}, sizes = (own) => own, amount = {}, amounts = (own) => own, quantity = {} }: Given) {
  const random = randomFrom(2);
  const normal = normalFrom(random);
  const own = Array.from({ length: THINGS }, () => 5 + Math.floor(60 * random() ** 2));
  const rows = own.flatMap((docks, thing) => Array.from({ length: WEEKS }, (_, week) => ({ thing, week, docks })));
  const trips = rows.map(({ docks }) => amounts(Math.round(5 * docks * Math.exp(0.2 * normal())), docks));
  const model = {
    shape: { kind: 'panel', entity: ['thing'], key: [] },
    columns: Object.entries(quantity).map(([name, of]) => ({ name, quantity: of, overMembers: { how: 'mean' } })),
    algebra: [],
    outcome: { kind: 'none' },
  } as unknown as Table['model'];
  const frame = handFrame(
    't',
    rows.length,
    {
      measures: [handMeasure('trips', trips, amount), handMeasure(size, rows.map(({ docks, thing }) => sizes(docks, thing)), changes)],
      panel: { things: Int32Array.from(rows, ({ thing }) => thing), at: Float64Array.from(rows, ({ week }) => week) },
    },
    Object.keys(quantity).length > 0 ? { model } : {},
  );
  return { frame, trips: frame.measures[0]!, docks: frame.measures[1]! };
} // prettier-ignore

const found = (given: Given) => {
  const { frame, trips } = world(given);
  return sizeBehind(frame, trips)?.id ?? null;
};

test('an amount goes by the size of things, which is no amount by itself', () => {
  const { frame, trips, docks } = world({});
  expect([sizeBehind(frame, trips), sizeBehind(frame, trips)]).toEqual([docks, docks]);
  expect([isSize(frame, docks), isSize(frame, trips)]).toEqual([true, false]);
});

test.each<[string, Given]>([
  ['an area, be it no whole number', { size: 'living area', changes: { unit: 'm²' }, sizes: (own) => own + 0.25 }],
  ['a number that is not known of some things', { sizes: (own, thing) => (thing % 6 === 0 ? NaN : own) }],
  ['a number that is said to count', { quantity: { docks: 'count', trips: 'amount' } }],
  ['a number by which money goes', { quantity: { trips: 'money' } }],
  ['a number by which hours go', { quantity: { trips: 'duration' } }],
])('it is %s', (_, given) => expect(found(given)).not.toBeNull());

test.each<[string, Given]>([
  ['a number with a unit of its own', { changes: { unit: 'kg' } }],
  ['a number with decimals', { sizes: (own) => own + 0.25 }],
  ['a number below nought', { sizes: (own, thing) => (thing === 3 ? -own : own) }],
  ['a share', { changes: { fraction: true } }],
  ['made of two columns', { changes: { columns: ['docks', 'bays'] } }],
  ['a rate', { quantity: { docks: 'rate' } }],
  ['a number of a place in an order', { size: 'floor' }],
  ['a year', { size: 'baujahr' }],
  ['behind a share', { amount: { fraction: true } }],
  ['behind a percentage', { amount: { unit: '%' } }],
  ['behind what has two columns', { amount: { columns: ['trips', 'rides'] } }],
  ['behind a level', { quantity: { trips: 'temperature' } }],
  ['behind what falls below nought', { amounts: (own) => own - 30 }],
  ['behind what hardly goes by it', { amounts: (own, size) => Math.round(own / size ** 0.8) }],
])('it is not %s', (_, given) => expect(found(given)).toBeNull());
