import { columnRelation, type ColumnRelation } from '../../contracts/table/column-relation';
import { areMadeOfOne, basesOf } from './bases';

const held = { rows: 100, off: 0, of: 'table' };
const sum = (target: string, plus: string[]): ColumnRelation =>
  columnRelation.parse({ kind: 'sum', target, plus, minus: [], divisor: 1, held });
const product = (target: string, of: string[]): ColumnRelation =>
  columnRelation.parse({ kind: 'product', target, of, factor: 1, plus: [], held });

describe('what columns are made of', () => {
  const bases = basesOf([product('net', ['price', 'pieces']), sum('total', ['net', 'tax']), product('tax', ['net', 'rate'])]);

  test.each([
    ['total', 'tax'],
    ['total', 'price'],
    ['net', 'tax'],
    ['tax', 'rate'],
  ])('between %s and %s there is arithmetic', (a, b) => {
    expect(areMadeOfOne(bases, a, b)).toBe(true);
    expect(areMadeOfOne(bases, b, a)).toBe(true);
  });

  test.each([
    ['price', 'pieces'],
    ['price', 'rate'],
    ['total', 'region'],
    ['region', 'city'],
    ['total', 'total'],
  ])('between %s and %s there may be news', (a, b) => expect(areMadeOfOne(bases, a, b)).toBe(false));

  test('a base is a column that follows from none', () => {
    expect(bases.get('total')).toEqual(new Set(['price', 'pieces', 'rate']));
    expect(bases.get('price')).toEqual(new Set(['price']));
  });

  test('columns that follow from one another have something in common, and end', () => {
    const round = basesOf([sum('a', ['b', 'c']), sum('b', ['a', 'd']), sum('e', ['f', 'g'])]);
    expect(areMadeOfOne(round, 'a', 'b')).toBe(true);
    expect(areMadeOfOne(round, 'a', 'e')).toBe(false);
  });

  test('without relations there are no bases', () => {
    expect(basesOf([])).toEqual(new Map());
    expect(areMadeOfOne(new Map(), 'a', 'b')).toBe(false);
  });
});
