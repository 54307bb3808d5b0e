import { handDimension } from '../../testing/hand-made-frame';
import { heldBy, sharedLabel } from './shared-label';

const kinds = handDimension('kind', ['legacy', 'gift', 'legacy', 'gift', 'legacy', 'gift', 'legacy', 'gift', 'gift', null]);
const wide = handDimension(
  'place',
  Array.from({ length: 10 }, () => 'Bonn'),
);

test.each<[string, number[], string | null]>([
  ['what all of them are, and hardly another', [0, 2, 4], 'legacy'],
  ['what all of that kind are', [0, 2, 4, 6], 'legacy'],
  ['what most others are as well', [1, 3], null],
  ['what one of them is not', [0, 2, 4, 5], null],
  ['two only', [0, 2], null],
  ['what has no label', [0, 2, 9], null],
])('%s', (_, rows, label) => expect(sharedLabel({ dimensions: [wide, kinds] }, rows)?.label ?? null).toBe(label));

describe('whose rows far out are', () => {
  // A tenth of 400 rows are Voss's; the first ten rows are, and the 11th is not.
  const firm = handDimension('firm', Array.from({ length: 400 }, (_, i) => (i < 10 || (i > 20 && i <= 50) ? 'Voss' : (['Arnold', 'Kessler', 'Depot'][i % 3] ?? null)))); // prettier-ignore
  const town = handDimension(
    'town',
    Array.from({ length: 400 }, (_, i) => (i % 20 === 0 ? 'Ulm' : 'Bonn')),
  );
  const all = Array.from({ length: 400 }, (_, i) => i);
  const first = (n: number) => all.slice(0, n);

  test.each<[string, number[], string[], string | null]>([
    ['all of one who has a tenth of all rows', first(8), [], 'Voss'],
    ['most of one', [...first(10), 11, 12], [], 'Voss'],
    ['fewer than three quarters of one', [...first(5), 11, 13], [], null],
    ['too few to say so', first(3), [], null],
    ['what most of all rows have', [11, 12, 13, 14, 15], [], null],
    ['of the column that they lie far out in', first(8), ['firm'], null],
  ])('%s', (_, rows, of, label) => expect(heldBy({ dimensions: [firm, town] }, rows, all, of)?.label ?? null).toBe(label));
});
