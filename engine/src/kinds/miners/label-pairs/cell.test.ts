import type { Column } from '../../../model';
import { fisherExact } from '../../../stats/distributions/fisher-exact';
import { normalTwoSided } from '../../../stats/distributions/distributions';
import { handDimension } from '../../../testing/hand-made-frame';
import {
  base,
  cellP,
  distance,
  isTold,
  lowestOfUsual,
  mirror,
  othersShare,
  share,
  usefulCell,
  weightOf,
  type Cell,
} from './cell';
import { LIMITS } from './limits';
import { orient } from './sides';

/** 30 of the 40 rows of a group have a label that 50 of all 100 have: 20 were to be expected. */
const CELL: Cell = { row: 0, column: 1, count: 30, rowSum: 40, columnSum: 50, n: 100, residual: 4.08 };
const cell = (changes: Partial<Cell>): Cell => ({ ...CELL, ...changes });

test('a cell’s share is that of its row, beside that of all rows', () => {
  expect([share(CELL), base(CELL)]).toEqual([0.75, 0.5]);
  expect(distance(CELL)).toBe(0.25);
  expect(distance(cell({ count: 10 }))).toBe(0.25);
  expect(weightOf(CELL)).toBeCloseTo(4.08 * 0.25, 12);
});

test('mirrored, the other column is the group', () => {
  expect(mirror(CELL)).toEqual({ row: 1, column: 0, count: 30, rowSum: 50, columnSum: 40, n: 100, residual: 4.08 });
});

test('few expected rows are judged exactly, many by their residual', () => {
  expect(cellP(CELL)).toBe(normalTwoSided(4.08));
  const few = cell({ count: 3, rowSum: 4, columnSum: 50 });
  expect(cellP(few)).toBe(fisherExact(3, 1, 47, 49));
  const edge = (expected: number) => cell({ count: 4, rowSum: 2 * expected, columnSum: 50 });
  expect(cellP(edge(LIMITS.exactBelow))).toBe(normalTwoSided(4.08));
});

test.each<[string, Partial<Cell>, boolean]>([
  ['is more than expected', {}, true],
  ['is less than expected', { residual: -4 }, false],
  ['is as expected', { residual: 0 }, false],
  ['has too few rows', { count: LIMITS.fewestInACell - 1, rowSum: LIMITS.fewestInACell, columnSum: 20 }, false],
  ['is hardly more than of all rows', { count: 21 }, false],
  ['was nearly whole anyway', { count: 40, rowSum: 40, columnSum: 90 }, false],
])('a cell that %s', (_, changes, useful) => expect(usefulCell(cell(changes))).toBe(useful));

test('the others are all rows but those of the group', () => expect(othersShare(CELL)).toBeCloseTo(20 / 60, 12));

test.each<[string, Partial<Cell>, boolean, boolean]>([
  ['above', {}, true, true],
  ['below', { count: 10, residual: -4 }, false, true],
  ['below of which few were to be expected', { count: 0, rowSum: 15, residual: -4 }, false, false],
  ['of too few rows', { rowSum: 3, count: 3 }, false, false],
  ['of too few cases', { count: LIMITS.fewestInACell - 1 }, false, false],
])('a share %s the overall one', (_, changes, anyway, ofOutcome) => {
  expect(isTold(cell(changes), false)).toBe(anyway);
  expect(isTold(cell(changes), true)).toBe(ofOutcome);
});

test('of the usual label the group that has it least is told', () => {
  const usual = (count: number, residual: number): Cell => cell({ count, residual, columnSum: 95 });
  const [low, lower] = [usual(24, -5), usual(12, -9)];
  expect(lowestOfUsual([low, lower])).toBe(lower);
  expect(lowestOfUsual([low, usual(39, 5)])).toBe(low);
  expect(lowestOfUsual([usual(38, -0.1)])).toBeUndefined();
  expect(lowestOfUsual([cell({ count: 2, residual: -5, columnSum: 20 })])).toBeUndefined();
  expect(lowestOfUsual([])).toBeUndefined();
});

describe('which of two columns is the group', () => {
  const column = (name: string, labels: string[], changes: Parameters<typeof handDimension>[2] = {}) =>
    handDimension(name, labels, changes);
  const place = column('place', ['a', 'b', 'c'], { column: { name: 'place', role: 'geography' } as Column });
  const few = column('x', ['a', 'b']);
  const many = column('y', ['a', 'b', 'c']);

  test.each([
    ['the one that is no outcome', many, column('state', ['a'], { outcome: true })],
    ['the one that is no name', many, column('customer', ['a'], { entity: true })],
    ['the one that says what a row is', column('product type', ['a', 'b', 'c']), few],
    ['the one that is no fate', many, column('status', ['a', 'b'], { column: { name: 'status' } as Column })],
    ['the place', place, few],
    ['the one of fewer labels', few, many],
  ])('%s', (_, group, other) => {
    expect(orient(group, other)).toEqual([group, other]);
    expect(orient(other, group)).toEqual([group, other]);
  });

  test('of two that are alike the first', () => expect(orient(few, column('z', ['a', 'b']))[0]).toBe(few));
});
