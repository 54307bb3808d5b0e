import type { Dimension } from '../../../insights/frame/frame';
import { each, handEvent } from '../../../testing/hand-made-event';
import { handDimension, handFrame } from '../../../testing/hand-made-frame';
import { beside, domainOf, domainSql } from './domain';

const ROWS = 400;
/** Half of the rows are sold, a quarter rented, a quarter given away; each of two ways in turn. */
const KIND = each(ROWS, (row) => ['sold', 'rented', 'sold', 'given'][row % 4] ?? '');
const WAY = each(ROWS, (row) => ['road', 'rail'][Math.floor(row / 4) % 2] ?? '');
const kind = handDimension('kind', KIND);
const way = handDimension('way', WAY);

const asked = (is: (row: number) => boolean | null, dimensions: Dimension[] = [kind, way], isAsked = (_: Dimension) => true) => {
  const domain = domainOf(handFrame('t', ROWS, { dimensions }), handEvent(each(ROWS, is)), isAsked);
  return domain && { among: domain.among.map(({ dimension, labels }) => [dimension.column.name, ...labels]), n: domain.n, cases: domain.cases };
}; // prettier-ignore
const often = (row: number) => Math.floor(row / 4) % 5 < 2;

describe('rows of which it may be so', () => {
  test('are without the labels under which it never is, or always', () => {
    expect(asked((row) => KIND[row] === 'sold' && often(row))).toEqual({ among: [['kind', 'sold']], n: 200, cases: 80 });
    expect(asked((row) => KIND[row] === 'given' || (KIND[row] === 'sold' && often(row)))).toEqual({ among: [['kind', 'sold']], n: 200, cases: 80 });
  }); // prettier-ignore

  test('are none where a column settles it for nearly all, one way or the other', () => {
    expect(asked((row) => KIND[row] === 'given')).toBeNull();
    expect(asked((row) => (row < 2 ? row < 1 : KIND[row] === 'given'))).toBeNull();
    expect(asked((row) => (row < 80 ? row < 40 : KIND[row] === 'given'))).not.toBeNull();
  });

  test('are all where it may be under any label, and those of which one knows', () => {
    expect(asked(often)).toEqual({ among: [], n: ROWS, cases: 160 });
    expect(asked((row) => (row < 200 ? often(row) : null))).toMatchObject({ among: [], n: 200 });
  });

  test('are those of labels of two columns', () =>
    expect(asked((row) => KIND[row] !== 'given' && WAY[row] === 'rail' && Math.floor(row / 8) % 5 < 3)).toEqual({
      among: [['way', 'rail'], ['kind', 'sold', 'rented']],
      n: 150,
      cases: 90,
    })); // prettier-ignore

  test('are no fewer for a label of so few rows that chance would leave it out', () => {
    const rare = handDimension('kind', each(ROWS, (row) => (row % 40 === 0 ? 'rare' : 'sold')));
    expect(asked((row) => row % 40 !== 0 && row % 20 === 3, [rare])).toEqual({ among: [], n: ROWS, cases: 20 });
    // Of a hundred rows without any ten would be expected.
    expect(asked((row) => KIND[row] === 'sold' && Math.floor(row / 4) % 5 === 2, [kind])?.among).toEqual([]);
  }); // prettier-ignore

  test('are those of the sorts of rows that have any, where other columns are filled in by sort', () => {
    const isOfGiven = (row: number) => KIND[row] === 'given' && Math.floor(row / 4) % 7 === 0;
    const algebra = (of: string) => ({ model: { algebra: [{ kind: 'filled-by', target: 'price', of, labels: ['sold'] }] } as never });
    const among = (of: string) => domainOf(handFrame('t', ROWS, { dimensions: [kind, way] }, algebra(of)), handEvent(each(ROWS, isOfGiven)), () => true)?.among.map(({ labels }) => labels);
    expect([among('kind'), among('way')]).toEqual([[['given']], []]);
  }); // prettier-ignore

  test('are all of whoever does it: that others never do is what is told', () => {
    const isOfSold = (row: number) => KIND[row] === 'sold' && often(row);
    expect([asked(isOfSold, [kind])?.n, asked(isOfSold, [{ ...kind, entity: true }])?.n]).toEqual([200, ROWS]);
  });

  test('are all where a column that settles it is not asked', () => {
    const isOfSold = (row: number) => KIND[row] === 'sold' && often(row);
    expect(asked(isOfSold, [kind, way], (one) => one !== kind)?.among).toEqual([]);
    expect(
      asked(
        (row) => KIND[row] === 'sold',
        [kind, way],
        (one) => one !== kind,
      ),
    ).toEqual({ among: [], n: ROWS, cases: 200 });
    expect(asked(isOfSold, [{ ...kind, distinct: 99 }])?.among).toEqual([]);
  });
});

test('beside a group of the same column nothing is to be said of it, and conditions are those of its labels', () => {
  const domain = { among: [{ dimension: kind, labels: ['sold', 'rented'] }] };
  expect(beside(domain, [{ dimension: way }])).toEqual(domain.among);
  expect(beside(domain, [{ dimension: way }, { dimension: kind }])).toEqual([]);
  expect(domainSql(domain)).toEqual([`kind IN ('sold', 'rented')`]);
});
