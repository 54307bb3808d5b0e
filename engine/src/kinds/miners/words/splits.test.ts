import type { Dimension, TextColumn } from '../../../insights/frame/frame';
import type { Column } from '../../../model';
import { fisherExact } from '../../../stats/distributions/fisher-exact';
import { handDimension, handFrame } from '../../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { association, bestSegment, isForm, labelOfAll, splitsOf, type Split } from './splits';

const text = (values: TextColumn['values']): TextColumn => ({
  column: { name: 'subject', type: 'text' } as Column,
  noun: 'subject',
  values,
});

/** Groups of so many rows each, in the order of their rows, all of which have a text but those of `empty`. */
function splitOf(sizes: readonly number[], empty: readonly number[] = []): Split {
  const labels = sizes.flatMap((size, i) => Array<string>(size).fill(`g${i}`));
  const frame = handFrame('t', labels.length, { dimensions: [handDimension('team', labels)] });
  const [split] = splitsOf(frame, text(labels.map((_, row) => (empty.includes(row) ? null : 'words'))));
  if (!split) throw new Error('there are no groups');
  return split;
}

/** A word of so many rows of each group. */
function termOf(sizes: readonly number[], counts: readonly number[]) {
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((a, b) => a + b, 0));
  return { word: 'outage', rows: counts.flatMap((count, i) => Array.from({ length: count }, (_, k) => (starts[i] ?? 0) + k)) };
}
const of = (sizes: readonly number[], counts: readonly number[]) => association(splitOf(sizes), termOf(sizes, counts));

test('groups are looked at in as many columns as may be, where two have ten rows', () => {
  const team = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 'A' : 'B'));
  const values = text(team.map(() => 'words'));
  const columns = (dimensions: Dimension[]) =>
    splitsOf(handFrame('t', 30, { dimensions }), values).map(({ dimension }) => dimension.column.name);
  const many = Array.from({ length: LIMITS.mostSegments + 1 }, (_, i) => handDimension(`c${i}`, team));
  expect(columns(many)).toEqual(many.slice(0, -1).map(({ column }) => column.name));
  const sizes = (first: number, second: number) => [handDimension('team', [...Array<string>(first).fill('A'), ...Array<string>(second).fill('B')])]; // prettier-ignore
  expect(columns(sizes(20, LIMITS.fewestRows))).toEqual(['team']);
  expect(columns(sizes(21, LIMITS.fewestRows - 1))).toEqual([]);
});

test('of a group those rows count that have a text', () => expect([...splitOf([20, 15], [0, 1, 34]).totals]).toEqual([18, 14]));

test('a word belongs to the group whose texts hold it most', () => {
  expect(of([40, 40, 40], [4, 30, 6])).toMatchObject({ label: 'g1', inside: 0.75 });
  expect(of([40, 40, 40], [4, 6, 30])).toMatchObject({ label: 'g2', inside: 0.75 });
});

test('a larger group with a little less speaks louder than a small one', () =>
  expect(of([90, 10, 100], [80, 9, 5])).toMatchObject({ label: 'g0', inside: 80 / 90 }));

test('a group with fewer than ten texts is not named', () => {
  // Of twelve rows of the third group nine have a text, and all of them the word.
  const sizes = [60, 40, 12];
  const rows = (texts: number) => Array.from({ length: 12 - texts }, (_, i) => 111 - i);
  const term = (texts: number) => termOf(sizes, [20, 5, texts]);
  expect(association(splitOf(sizes, rows(9)), term(9))?.label).toBe('g0');
  expect(association(splitOf(sizes, rows(10)), term(10))?.label).toBe('g2');
});

test.each<[string, readonly number[], readonly number[]]>([
  ['all texts hold', [40, 40], [40, 40]],
  ['no text holds', [40, 40], [0, 0]],
  ['all groups hold alike', [40, 40], [10, 10]],
])('a word that %s belongs to no group', (_, sizes, counts) => expect(of(sizes, counts)).toBeNull());

test('where too many cells expect few rows nothing is told', () => {
  // Of fifty rows in five groups each expects a fifth of those with the word.
  const sizes = [10, 10, 10, 10, 10];
  expect(of(sizes, [9, 4, 4, 4, 4])).toMatchObject({ label: 'g0' });
  expect(of(sizes, [9, 4, 4, 4, 3])).toBeNull();
});

test('where few rows of a group were to be expected, Fisher’s test is asked of it as well', () => {
  const sizes = [60, 12];
  // 1.7 of ten rows.
  const found = of(sizes, [4, 6]);
  expect(found?.label).toBe('g1');
  // Six of twelve, four of sixty; chosen between two.
  expect(found?.p).toBeCloseTo(2 * fisherExact(6, 6, 4, 56), 12);
  // Five of thirty and more: χ² may be trusted.
  const many = of([60, 30], [3, 12]);
  expect(many?.p).toBeLessThan(2 * fisherExact(12, 18, 3, 57));
});

test('rows without a group take no part', () => {
  const labels = Array.from({ length: 90 }, (_, i) => (i < 40 ? 'A' : i < 80 ? 'B' : null));
  const frame = handFrame('t', 90, { dimensions: [handDimension('team', labels)] });
  const [split] = splitsOf(frame, text(labels.map(() => 'words')));
  if (!split) throw new Error('there are no groups');
  const rows = (...spans: [number, number][]) => spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i));
  const without = association(split, { word: 'x', rows: rows([0, 30], [40, 50]) });
  expect(association(split, { word: 'x', rows: rows([0, 30], [40, 50], [80, 90]) })).toEqual(without);
  expect(without).toMatchObject({ label: 'A', inside: 0.75 });
}); // prettier-ignore

test('of several columns the one that goes with the word most names its group', () => {
  const named = (column: string, split: Split): Split => ({ ...split, dimension: { ...split.dimension, column: { ...split.dimension.column, name: column } } }); // prettier-ignore
  const term = termOf([40, 40], [36, 4]);
  const mixed = (shift: number): Split => {
    const labels = Array.from({ length: 80 }, (_, i) => ((i + shift) % 80 < 40 ? 'A' : 'B'));
    const frame = handFrame('t', 80, { dimensions: [handDimension('other', labels)] });
    const [split] = splitsOf(frame, text(labels.map(() => 'words')));
    if (!split) throw new Error('there are no groups');
    return split;
  };
  const clear = named('team', splitOf([40, 40]));
  expect(bestSegment([mixed(5), clear], term)?.dimension.column.name).toBe('team');
  expect(bestSegment([clear, mixed(5)], term)?.dimension.column.name).toBe('team');
  expect(bestSegment([mixed(20)], term)).toBeNull();
  expect(bestSegment([], term)).toBeNull();
});

test('a group is named beside a word where that is beyond doubt and clear', () => {
  const best = (sizes: readonly number[], counts: readonly number[]) => bestSegment([splitOf(sizes)], termOf(sizes, counts))?.label ?? null;
  expect(best([40, 40], [30, 10])).toBe('g0');
  // As clear, of a fourth of the rows: it may be chance.
  expect(best([12, 12], [9, 3])).toBeNull();
  // Certain, of many rows, and hardly to be seen.
  expect(best([1000, 1000], [400, 300])).toBeNull();
}); // prettier-ignore

test.each<[string, number[], number[], boolean]>([
  ['all texts of a label hold', [60, 60], [60, 5], true],
  ['nearly all texts of a label hold', [100, 60], [98, 0], true],
  ['most texts of a label hold', [60, 60], [54, 0], false],
  ['all of a few texts hold', [LIMITS.fewestOfForm - 1, 60], [LIMITS.fewestOfForm - 1, 5], false],
])('a word that %s', (_, sizes, counts, form) => expect(isForm([splitOf(sizes)], termOf(sizes, counts))).toBe(form));

test('a word of one label alone is known by it', () => {
  const code = (counts: number[]) => labelOfAll([splitOf([60, 60])], termOf([60, 60], counts))?.code ?? null;
  expect([code([20, 0]), code([0, 20]), code([20, 1]), code([50, 1])]).toEqual([0, 1, null, 0]);
});
