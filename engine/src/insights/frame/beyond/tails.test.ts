import type { Quantity } from '../../../contracts/table/table-model';
import type { Column, Table } from '../../../model';
import { handMeasure } from '../../../testing/hand-made-frame';
import type { Measure } from '../frame';
import { roundestWithin, tailsIn } from './tails';

/** Minutes from 30 to 69, and one in twenty is over sooner. */
const MINUTES = Array.from({ length: 400 }, (_, i) => (i % 20 === 0 ? 21 + (i % 7) : 31 + ((i * 7) % 39)));

function tails(values: number[], { quantity = 'duration', ...changes }: Partial<Measure> & { quantity?: Quantity } = {}, made: string[] = []): string[] {
  const columns = [{ name: 'mins', type: 'number', role: 'measure' }] as unknown as Column[];
  const table = { columns, made, model: { shape: { kind: 'event' }, columns: [{ name: 'mins', quantity }] } } as unknown as Table;
  return tailsIn(table, [handMeasure('mins', values, changes)]).map(({ condition: { op, value }, is, known }) => {
    expect([...is].map((one, i) => (op === '<' ? (values[i] ?? 0) < Number(value) : (values[i] ?? 0) > Number(value)) === (one === 1)).every(Boolean)).toBe(true);
    return `${op} ${value} of ${known}: ${is.filter((one) => one === 1).length}`;
  });
} // prettier-ignore

test('what few are below, and few above, by round numbers', () =>
  expect(tails(MINUTES)).toEqual(['< 30 of mins IS NOT NULL: 20', '> 65 of mins IS NOT NULL: 39']));

test.each<[string, number[], Parameters<typeof tails>[1], string[]]>([
  ['money', MINUTES, { unit: 'EUR' }, []],
  ['a count', MINUTES, { quantity: 'count' }, []],
  ['an age', MINUTES, { quantity: 'age' }, []],
  ['what lies between two columns', MINUTES, { kind: 'ratio' }, []],
  ['what was made', MINUTES, {}, ['mins']],
  ['few values', MINUTES.map((value) => Math.floor(value / 10)), {}, []],
  ['few rows', MINUTES.slice(0, 90), {}, []],
])('no ends of %s', (_, values, changes, made) => expect(tails(values, changes, made)).toEqual([]));

test('a figure of which many have the least has no end there', () =>
  expect(tails(MINUTES.map((value) => Math.max(40, value)))).toEqual(['> 65 of mins IS NOT NULL: 39']));

describe('a percentage that is given in steps', () => {
  const steps = (...given: number[]) => tails(Array.from({ length: 400 }, (_, i) => given[i % given.length] ?? 0), { unit: 'percent', quantity: 'percent' });
  // Of forty seven are given 10, one 15 and one 20.
  const forty = [...Array.from({ length: 31 }, (_, i) => (i % 2) * 5), ...Array.from({ length: 7 }, () => 10), 15, 20];

  test('may have its last one without asking anywhere near its end', () => expect(steps(...forty)).toEqual(['> 10 of mins IS NOT NULL: 20', '> 15 of mins IS NOT NULL: 10'].slice(0, 1)));

  test('is a tax where it has two or three', () => expect(steps(...forty.map((one) => Math.min(one, 10)))).toEqual([]));

  test('has none where most of those beyond hold the same', () => expect(steps(...forty.map((one) => (one === 20 ? 15 : one)), 1, 1, 1)).toEqual([]));

  test('holds no level against it', () => {
    const [first] = tailsIn({ columns: [{ name: 'mins' }], model: { shape: { kind: 'event' }, columns: [] } } as unknown as Table, [handMeasure('mins', Array.from({ length: 400 }, (_, i) => forty[i % 40] ?? 0), { unit: 'percent' })]);
    expect(first?.values).toBeUndefined();
  });
}); // prettier-ignore

test('what most of those beyond hold stands for something else', () =>
  expect(tails(MINUTES.map((value, i) => (i % 20 === 0 ? 99.9 : Math.max(40, value) + (i % 3) / 10)))).toEqual([]));

test.each<[number, number, number, number | null]>([
  [27, 33, 29, 30],
  [1240, 1810, 1390, 1500],
  [0.021, 0.034, 0.03, 0.03],
  [-8, 4, -3, 0],
  [2.6, 3.4, 3.1, 3],
  [97, 99.4, 98.6, 99],
  [2.7, 4.1, 3.3, 3],
  [5, 5, 5, null],
])('from %d to %d the roundest near %d is %j', (low, high, middle, amount) =>
  expect(roundestWithin(low, high, middle)).toBe(amount),
);

test('what adds up over the members of a panel is as large as they are, and has no ends', () => {
  const tailsOf = (kind: string, how: string) =>
    tailsIn({ columns: [{ name: 'mins' }], model: { shape: { kind }, columns: [{ name: 'mins', overMembers: { how } }] } } as unknown as Table, [handMeasure('mins', Array.from({ length: 400 }, (_, i) => 20 + ((i * 37) % 97) / 4 + (i % 40 === 0 ? 60 : 0)))]);
  expect(tailsOf('panel', 'mean').length).toBeGreaterThan(0);
  expect(tailsOf('event', 'sum').length).toBeGreaterThan(0);
  expect(tailsOf('panel', 'sum')).toEqual([]);
}); // prettier-ignore
