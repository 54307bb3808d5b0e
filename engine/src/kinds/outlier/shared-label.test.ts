import { handDimension } from '../../testing/hand-made-frame';
import { sharedLabel } from './shared-label';

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
