import { handDimension } from '../testing/hand-made-frame';
import { comparison, COUNTS } from './comparison';
import { othersOf } from './phrases';

test('of two groups the other one is called by its name', () => {
  expect(othersOf(handDimension('drug', ['A', 'B']), 'A')).toEqual({ only: 'drug B' });
  expect(othersOf(handDimension('client', ['Client 1', 'Client 2']), 'Client 1')).toEqual({ only: 'Client 2' });
  expect(comparison(30, 20, COUNTS, { only: 'drug B' })).toBe('50% above the 20 for drug B');
  expect(comparison(20, 20, COUNTS, { only: 'drug B' })).toBe('about the 20 for drug B');
});

test('of more they are the others, listed or not', () => {
  expect(othersOf(handDimension('drug', ['A', 'B', 'C']), 'A')).toBe('others');
  expect(othersOf(handDimension('drug', ['A', 'B'], { distinct: 3 }), 'A')).toBe('others');
});
