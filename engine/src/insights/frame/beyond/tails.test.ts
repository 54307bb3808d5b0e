import type { Quantity } from '../../../contracts/table/table-model';
import type { Column, Table } from '../../../model';
import { handMeasure } from '../../../testing/hand-made-frame';
import type { Measure } from '../frame';
import { roundestWithin, tailsIn } from './tails';

/** Minutes from 30 to 69, and one in twenty is over sooner. */
const MINUTES = Array.from({ length: 400 }, (_, i) => (i % 20 === 0 ? 21 + (i % 7) : 31 + ((i * 7) % 39)));

function tails(values: number[], { quantity = 'duration', ...changes }: Partial<Measure> & { quantity?: Quantity } = {}, made: string[] = []): string[] {
  const columns = [{ name: 'mins', type: 'number', role: 'measure' }] as unknown as Column[];
  const table = { columns, made, model: { columns: [{ name: 'mins', quantity }] } } as unknown as Table;
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

test('what most of those beyond hold stands for something else', () =>
  expect(tails(MINUTES.map((value, i) => (i % 20 === 0 ? 99.9 : Math.max(40, value) + (i % 3) / 10)))).toEqual([]));

test.each<[number, number, number, number | null]>([
  [27, 33, 29, 30],
  [1240, 1810, 1390, 1500],
  [0.021, 0.034, 0.03, 0.03],
  [-8, 4, -3, 0],
  [2.6, 3.4, 3.1, 3],
  [97, 99.4, 98.6, 98],
  [5, 5, 5, null],
])('from %d to %d the roundest near %d is %j', (low, high, middle, amount) =>
  expect(roundestWithin(low, high, middle)).toBe(amount),
);
