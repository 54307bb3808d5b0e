import { randomFrom } from '../../stats/distributions/random';
import { howBroken } from './how-broken';

const cents = (value: number) => Math.round(100 * value) / 100;

/** What becomes of the figure in every fifth row. */
function how(slip: (row: { made: number; c: number; d: number; random: () => number }) => number) {
  const random = randomFrom(5);
  const rows = Array.from({ length: 200 }, () => ({
    a: 1 + 40 * random(),
    b: 20 + 30 * random(),
    c: cents(5 + 60 * random()),
    d: cents(1 + 9 * random()),
  }));
  const made = rows.map(({ a, b, c, d }) => cents(a * b + c - d));
  const values = made.map((value, i) =>
    i % 5 === 0 ? cents(slip({ made: value, c: rows[i]!.c, d: rows[i]!.d, random })) : value,
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

test.each([
  ['a factor', how(({ made }) => 1.19 * made), { is: 'factor', value: 1.19 }],
  ['another sign', how(({ made }) => -made), { is: 'factor', value: -1 }],
  ['an amount', how(({ made }) => made + 4.9), { is: 'by', value: 4.9 }],
  ['what was not added', how(({ made, c }) => made - c), { is: 'left-out', column: 'c' }],
  ['what was not taken off', how(({ made, d }) => made + d), { is: 'left-out', column: 'd' }],
  ['what was added where it is taken off', how(({ made, d }) => made + 2 * d), { is: 'turned', column: 'd' }],
  ['what was added twice', how(({ made, c }) => made + c), { is: 'twice', column: 'c' }],
  ['nothing in common', how(({ made, random }) => made * (0.7 + random())), null],
])('%s', (_, found, expected) => expect(found).toEqual(expected)); // prettier-ignore
