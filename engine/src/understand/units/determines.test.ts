import { seeded } from '../../testing/analyze-text';
import type { SampleColumn } from '../sample/read-sample';
import { determines } from './determines';

const column = (name: string, cells: readonly (string | null)[]): SampleColumn => {
  const labels = [...new Set(cells.filter((cell) => cell !== null))];
  const codes = Int32Array.from(cells, (cell) => (cell === null ? -1 : labels.indexOf(cell)));
  return {
    name,
    type: 'text',
    values: new Float64Array(cells.length).fill(NaN),
    codes,
    labels: [...labels, 'not in these rows'],
  };
};

const random = seeded(5);
const CUSTOMERS = Array.from({ length: 300 }, () => `customer ${Math.floor(40 * random())}`);
const customers = column('customer', CUSTOMERS);
const cityOf = (customer: string): string => `city ${Number(customer.slice(9)) % 7}`;

test.each<[string, (customer: string, row: number) => string | null, boolean]>([
  ['what each has of its own', (customer) => cityOf(customer), true],
  ['what each has but for a few slips', (customer, row) => (row % 50 === 0 ? 'elsewhere' : cityOf(customer)), true],
  ['what each has where it is known', (customer, row) => (row % 3 === 0 ? null : cityOf(customer)), true],
  ['what changes from row to row', (_, row) => `city ${row % 7}`, false],
  ['what slips too often', (customer, row) => (row % 12 === 0 ? 'elsewhere' : cityOf(customer)), false],
  ['what nearly all rows have', (_, row) => (row % 60 === 0 ? 'yes' : 'no'), false],
  ['what is nowhere known', () => null, false],
])('%s', (_, cellOf, belongs) => expect(determines(customers, column('other', CUSTOMERS.map(cellOf)))).toBe(belongs));

test('rows without the unit tell nothing', () => {
  const some = column('customer', CUSTOMERS.map((customer, row) => (row % 2 === 0 ? customer : null))); // prettier-ignore
  const other = column('city', CUSTOMERS.map((customer, row) => (row % 2 === 0 ? cityOf(customer) : `city ${row}`))); // prettier-ignore
  expect(determines(some, other)).toBe(true);
});
