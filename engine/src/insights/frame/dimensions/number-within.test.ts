import { handDimension } from '../../../testing/hand-made-frame';
import { isLineNumber, isNumberWithin } from './number-within';

const HOUSES = ['Canal 3', 'Mill Lane', 'Park Row'];
/** Flats of three houses, each let to one tenant for a year of months, or to two after each other. */
function flats({ stem = 'Flat ', tenants = 1, each = 6 }: { stem?: string; tenants?: number; each?: number } = {}) {
  const rows = Array.from({ length: 3 * each * 12 }, (_, i) => ({ house: Math.floor(i / 12) % 3, flat: Math.floor(i / 36), month: i % 12 }));
  const house = handDimension('house', rows.map((row) => HOUSES[row.house] ?? ''));
  const flat = handDimension('flat', rows.map((row) => `${stem}${row.flat + 1}`));
  const codes = Int32Array.from(rows, (row) => (row.flat * 3 + row.house) * tenants + (row.month % tenants));
  const unit = { column: 'tenant', codes, size: 3 * each * tenants, places: null, named: true };
  return { house, flat, unit };
} // prettier-ignore

const is = ({ house, flat, unit }: ReturnType<typeof flats>) => isNumberWithin(flat, [house, flat], [unit]);

test.each<[string, Parameters<typeof flats>[0], boolean]>([
  ['flats of several houses', {}, true],
  ['without a word', { stem: '' }, true],
  ['classes, of which there are many units in each house', { tenants: 12 }, false],
])('%s', (_, of, expected) => expect(is(flats(of))).toBe(expected));

test('what is one thing wherever it comes is none', () => {
  const { house, flat, unit } = flats();
  expect(isNumberWithin(flat, [house, flat], [{ ...unit, codes: flat.codes, size: 6 }])).toBe(false);
});

test('numbers of one house each, names, and what no unit is within the house', () => {
  const { house, flat, unit } = flats();
  const own = handDimension('flat', [...flat.codes.keys()].map((row) => `Flat ${10 * (house.codes[row] ?? 0) + (flat.codes[row] ?? 0)}`)); // prettier-ignore
  expect(isNumberWithin(own, [house, own], [unit])).toBe(false);
  const named = { ...flat, labels: ['Oak', 'Elm', 'Ash', 'Fir', 'Yew', 'Box'] };
  expect(isNumberWithin(named, [house, named], [unit])).toBe(false);
  expect(isNumberWithin(flat, [house, flat], [])).toBe(false);
  expect(isNumberWithin(house, [house, flat], [unit])).toBe(false);
});

describe('lines of orders', () => {
  /** Forty orders of one to four lines each. */
  const rows = Array.from({ length: 40 }, (_, order) => Array.from({ length: 1 + (order % 4) }, (_unused, i) => ({ order, line: i + 1 }))).flat();
  const unit = { column: 'order', codes: Int32Array.from(rows, ({ order }) => order), size: 40, places: null, named: true };
  const lines = (numberOf = (line: number) => line, timeOf = (order: number, _: number) => 86_400_000 * order, of = [unit]) =>
    isLineNumber(handDimension('line', rows.map(({ line }) => numberOf(line))), of, Float64Array.from(rows, ({ order, line }) => timeOf(order, line)));

  test('are no groups', () => expect(lines()).toBe(true));
  test.each<[string, boolean]>([
    ['of visits, each of which has its day', lines(undefined, (order, line) => 86_400_000 * (order + line))],
    ['of numbers that do not begin with one', lines((line) => line + 1)],
    ['of classes, of which each has several', lines((line) => 1 + (line % 2))],
    ['of what nothing belongs to', lines(undefined, undefined, [])],
    ['of rows without a name', lines(undefined, undefined, [{ ...unit, named: false }])],
    ['without a time', isLineNumber(handDimension('line', rows.map(({ line }) => line)), [unit], undefined)],
  ])('numbers %s are', (_, isLine) => expect(isLine).toBe(false));
}); // prettier-ignore
