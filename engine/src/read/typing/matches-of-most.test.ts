import { matchesOfMost } from './matches-of-most';

const cells = ['1a', '2b', 'x', '3c', '4d', 'y', '5e', '6f', '7g', '8h'];

test('a pattern that fits enough of the cells gives what it found in them', () => {
  expect(matchesOfMost(cells, /^(\d)([a-z])$/, 0.8)?.map((match) => match[1])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(matchesOfMost(cells, /^(\d)([a-z])$/, 0.81)).toBeNull();
});

test('no cell is looked at any more once too many do not fit', () => {
  const looked: string[] = [];
  class Watched extends RegExp {
    override exec(text: string) {
      looked.push(text);
      return super.exec(text);
    }
  }
  expect(matchesOfMost(cells, new Watched('^\\d'), 0.9)).toBeNull();
  expect(looked).toEqual(['1a', '2b', 'x', '3c', '4d', 'y']);
});

test('of no cells nothing is missing', () => {
  expect(matchesOfMost([], /./, 0.9)).toEqual([]);
});
