import { randomFrom } from '../../stats/distributions/random';
import { codesOfNumbers } from '../sample/read-sample';
import { numberColumn, type NumberColumn } from './number-column';
import { products } from './products';
import { sketchesOf } from './sketch';
import { balances } from './sums';

const ROWS = 300;

/** Columns of very different sizes, coarse and fine: counts of few, prices, levels around a hundred, amounts of millions. */
function manyColumns(each: number): Map<string, Float64Array> {
  const random = randomFrom(7);
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  const kinds: Record<string, () => number> = {
    few: () => Math.floor(6 * random()),
    level: () => rounded(100 + 30 * random(), 0),
    price: () => rounded(Math.exp(3 + 2 * random()), 2),
    million: () => Math.floor(9e6 * random()),
    share: () => rounded(random(), 3),
  };
  const columns = new Map<string, Float64Array>();
  for (let i = 0; i < each; i++)
    for (const [kind, draw] of Object.entries(kinds)) columns.set(`${kind} ${i}`, Float64Array.from({ length: ROWS }, draw));
  return columns;
}

const numbersOf = (columns: ReadonlyMap<string, Float64Array>): NumberColumn[] =>
  [...columns].map(([name, values], at) => numberColumn({ name, type: 'number', values, ...codesOfNumbers(values) }, at, ROWS));

const valuesOf = (columns: ReadonlyMap<string, Float64Array>, name: string): Float64Array =>
  columns.get(name) ?? new Float64Array(ROWS);

test('of the sums of many columns hardly any is thought of but those that are there, small ones beside large ones too', () => {
  const columns = manyColumns(20);
  const [a, b] = [valuesOf(columns, 'price 3'), valuesOf(columns, 'price 8')];
  columns.set(
    'both',
    a.map((value, row) => Number((value + (b[row] ?? 0)).toFixed(2))),
  );
  const [x, y] = [valuesOf(columns, 'million 1'), valuesOf(columns, 'few 2')];
  columns.set(
    'all',
    x.map((value, row) => value + (y[row] ?? 0)),
  );
  const numbers = numbersOf(columns);
  const found = balances(numbers, sketchesOf(numbers, ROWS)).map((balance) =>
    [...balance.keys()].map((at) => numbers[at]?.name ?? '').sort(),
  );
  expect(found).toContainEqual(['both', 'price 3', 'price 8']);
  expect(found).toContainEqual(['all', 'few 2', 'million 1']);
  expect(found.length).toBeLessThan(200);
});

test('of the products of many columns hardly any is thought of but those that are there', () => {
  const columns = manyColumns(12);
  const [a, b] = [valuesOf(columns, 'few 3'), valuesOf(columns, 'price 8')];
  columns.set(
    'revenue',
    a.map((value, row) => Number((value * (b[row] ?? 0)).toFixed(2))),
  );
  const rows = [...a.keys()].filter((row) => a[row] !== 0 && [...columns.values()].every((values) => values[row] !== 0));
  const probes = [...rows, ...[...a.keys()].filter((row) => a[row] !== 0)].slice(0, 12);
  const guesses = [...products(numbersOf(columns), probes)];
  const made = guesses.filter(({ target }) => target.name === 'revenue').map((one) => [one.a.name, one.b.name, one.factor]);
  expect(made).toContainEqual(['few 3', 'price 8', 1]);
  expect(guesses.length).toBeLessThan(60);
});
