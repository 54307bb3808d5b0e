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

  test('a figure that a label fixes stays what others are made of', () => {
    const score = (target: string): ColumnRelation =>
      columnRelation.parse({ kind: 'by-class', target, of: null, by: 'score', held });
    const games = basesOf([sum('goals', ['home', 'away']), score('home'), score('away'), score('goals')]);
    expect([areMadeOfOne(games, 'goals', 'home'), areMadeOfOne(games, 'home', 'away')]).toEqual([true, false]);
  });

  test('what is shared out is arithmetic of what it is shared by, and neither is of other columns', () => {
    const share = (target: string, of: string[], by: string[]): ColumnRelation =>
      columnRelation.parse({ kind: 'quotient', target, of, less: [], by, factor: 1, held });
    const rates = basesOf([share('part time', ['salary'], ['full pay']), product('monthly', ['salary', 'twelfth'])]);
    expect(['salary', 'monthly', 'part time'].map((one) => areMadeOfOne(rates, one, 'full pay'))).toEqual([true, true, true]);
    expect(areMadeOfOne(rates, 'twelfth', 'full pay')).toBe(false);
    const monthly = columnRelation.parse({ kind: 'linear', target: 'salary', of: 'monthly pay', factor: 12, offset: 0, held });
    expect(areMadeOfOne(basesOf([share('part time', ['salary'], ['full pay']), monthly]), 'monthly pay', 'full pay')).toBe(true);
    const mixed = basesOf([share('rate', ['met', 'missed'], ['asked'])]);
    expect(areMadeOfOne(mixed, 'met', 'asked')).toBe(false);
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
