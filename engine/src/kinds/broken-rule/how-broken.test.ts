import { randomFrom } from '../../stats/distributions/random';
import { howBroken } from './how-broken';

const cents = (value: number) => Math.round(100 * value) / 100;

type Slip = (row: { made: number; c: number; d: number; random: () => number }) => number;

/** What becomes of the figure in every fifth row, and of how many of these; the others are off by anything. */
function how(slip: Slip, share = 1) {
  const random = randomFrom(5);
  const rows = Array.from({ length: 200 }, () => ({
    a: 1 + 40 * random(),
    b: 20 + 30 * random(),
    c: cents(5 + 60 * random()),
    d: cents(1 + 9 * random()),
  }));
  const made = rows.map(({ a, b, c, d }) => cents(a * b + c - d));
  const values = made.map((value, i) =>
    i % 5 !== 0 ? value : i < 200 * share ? cents(slip({ made: value, c: rows[i]!.c, d: rows[i]!.d, random })) : value + 500 + i,
  );
  const part = (column: 'c' | 'd', sign: 1 | -1) => ({
    column,
    sign,
    sql: column,
    values: Float64Array.from(rows, (row) => row[column]),
  });
  const found = howBroken({
    says: { kind: 'part', part: '', whole: '' },
    columns: ['net', 'a', 'b', 'c', 'd'],
    where: '',
    broken: '',
    codes: Int32Array.from(values, (value, i) => Number(value !== made[i])),
    figures: {
      value: 'net',
      made: 'm',
      values: Float64Array.from(values),
      reckoned: Float64Array.from(made),
      tolerance: 0.01,
      added: [part('c', 1), part('d', -1)],
    },
  });
  return found && (({ sql: _, ...rest }) => rest)(found);
}

test.each<[string, Slip, unknown]>([
  ['a factor', ({ made }) => 1.19 * made, { is: 'factor', value: 1.19 }],
  ['another sign', ({ made }) => -made, { is: 'factor', value: -1 }],
  ['an amount', ({ made }) => made + 4.9, { is: 'by', value: 4.9 }],
  ['what was not added', ({ made, c }) => made - c, { is: 'left-out', column: 'c' }],
  ['what was not taken off', ({ made, d }) => made + d, { is: 'left-out', column: 'd' }],
  ['what was added where it is taken off', ({ made, d }) => made + 2 * d, { is: 'turned', column: 'd' }],
  ['what was added twice', ({ made, c }) => made + c, { is: 'twice', column: 'c' }],
  ['nothing in common', ({ made, random }) => made * (0.7 + random()), null],
])('%s', (_, slip, expected) => expect(how(slip)).toEqual(expected)); // prettier-ignore

test('most of them have it in common, not all', () => {
  const more: Slip = ({ made }) => made + 4.9;
  expect(how(more, 0.85)).toEqual({ is: 'by', value: 4.9 });
  expect(how(more, 0.75)).toBeNull();
});
