import { randomFrom } from '../../../stats/distributions/random';
import { codesOfNumbers } from '../../sample/read-sample';
import { manyFactors } from './many-factors';
import { numberColumn, type NumberColumn } from '../number-column';
import { products } from './products';
import { sketchesOf } from '../sketch';
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

test('products of many factors are looked for in a bounded number of ways, and rates among whole numbers of all sizes are found', () => {
  const random = randomFrom(11);
  const whole = (): Float64Array => Float64Array.from({ length: ROWS }, () => Math.floor(101 * random()));
  const columns = new Map(Array.from({ length: 26 }, (_, i) => [`whole ${i}`, whole()]));
  const rate = Float64Array.from({ length: ROWS }, () => [7, 16, 19][Math.floor(3 * random())] ?? 0);
  const [a, b] = [valuesOf(columns, 'whole 3'), valuesOf(columns, 'whole 20')];
  columns.set('rate', rate).set(
    'gross',
    a.map((value, row) => Number((value * (b[row] ?? 0) * (1 + (rate[row] ?? 0) / 100)).toFixed(2))),
  );
  const before = process.cpuUsage();
  const found = [...manyFactors(numbersOf(columns), [...Array(12).keys()])].map(({ relation }) => relation);
  // All of 28 columns as shares of each other are tens of millions of ways: a minute and more.
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  expect(found).toContainEqual(
    expect.objectContaining({ target: 'gross', of: ['whole 3', 'whole 20'], shares: [{ column: 'rate', how: 'more', of: 100 }] }),
  );
});

test('what two columns are together and a share takes a part off, and nothing where it does so in no row', () => {
  const random = randomFrom(5);
  const money = () => Float64Array.from({ length: ROWS }, () => Math.round(20_000 * random()) / 100);
  const off = (told: boolean) => Float64Array.from({ length: ROWS }, () => (told ? ([0, 0, 5, 10][Math.floor(4 * random())] ?? 0) : 0));
  const found = (told: boolean) => {
    const columns = new Map([['parts', money()], ['labour', money()], ['discount', off(told)]]);
    const [a, b, part] = ['parts', 'labour', 'discount'].map((name) => valuesOf(columns, name)) as [Float64Array, Float64Array, Float64Array];
    columns.set('total', a.map((value, row) => Number(((value + (b[row] ?? 0)) * (1 - (part[row] ?? 0) / 100)).toFixed(2))));
    return [...manyFactors(numbersOf(columns), [...Array(12).keys()])].map((one) => ({ relation: one.relation, held: [...Array(ROWS).keys()].every((row) => one.holds(row) === true) }));
  };
  expect(found(true)).toContainEqual({
    relation: { kind: 'sum', target: 'total', plus: ['parts', 'labour'], minus: [], divisor: 1, shares: [{ column: 'discount', how: 'less', of: 100 }] },
    held: true,
  });
  expect(found(false)).toEqual([]);
}); // prettier-ignore
