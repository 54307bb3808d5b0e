import type { Dimension } from '../../../insights/frame/frame';
import { handDimension, handFrame } from '../../../testing/hand-made-frame';
import { LIMITS } from '../limits';
import { membersOf, partsOfGroups } from './parts-of-groups';

const ROWS = 240;
const dimension = (name: string, of: (row: number) => string | null, changes: Partial<Dimension> = {}) =>
  handDimension(name, Array.from({ length: ROWS }, (_, row) => of(row)), changes); // prettier-ignore
const queue = dimension('queue', (row) => `Q${row % 4}`);
const kind = dimension('kind', (row) => (row % 3 === 0 ? 'call' : row % 7 === 0 ? null : 'mail'));
const parts = (dimensions: Dimension[], panel = false) =>
  partsOfGroups(handFrame('t', ROWS, panel ? { panel: { things: new Int32Array(ROWS), at: new Float64Array(ROWS) } } : {}), dimensions)
    .map((cells) => cells.map(({ dimension: { column, counts }, within }) => [column.name, within.dimension.column.name, within.label, counts])); // prettier-ignore

test('the groups of one column within each label of another, with how many rows each has there', () => {
  const rows = (label: string) => queue.labels.map((_, code) => queue.codes.filter((own, row) => own === code && kind.labels[kind.codes[row] ?? -1] === label).length); // prettier-ignore
  const expected = [kind.labels.map((label) => ['queue', 'kind', label, rows(label)])];
  expect(parts([queue, kind])).toEqual(expected);
  expect(parts([kind, queue])).toEqual(expected);
}); // prettier-ignore

test('a row of another label, or of none, belongs to no group there', () => {
  const mail = partsOfGroups(handFrame('t', ROWS), [queue, kind])[0]![0]!;
  expect(mail.dimension.codes.map((code, row) => Number(code !== (kind.codes[row] === 0 ? queue.codes[row] : -1))).every((differs) => differs === 0)).toBe(true);
}); // prettier-ignore

test('of columns with as many labels the one that comes first by name is asked within the other', () => {
  const side = dimension('aside', (row) => (row % 5 < 2 ? 'left' : 'right'));
  expect(parts([kind, side]).map(([cell]) => cell?.slice(0, 2))).toEqual([['aside', 'kind']]);
});

const many = (labels: number) => dimension('many', (row) => `M${row % labels}`);
test.each<[string, Dimension[]]>([
  ['columns of which one says the other', [queue, dimension('half', (row) => (row % 4 < 2 ? 'x' : 'y'))]],
  ['a column with more labels than parts may have', [dimension('fine', (row) => `F${row % 12}`), many(LIMITS.mostParts + 1)]],
  ['a column of which not all labels are told', [queue, { ...kind, labels: ['mail'] }]],
  ['what happens to rows', [queue, { ...kind, event: 'call' }]],
  ['who is what came of it', [{ ...queue, outcome: true }, kind]],
  ['more cells than are asked', [{ ...queue, distinct: LIMITS.mostCells }, kind]],
  ['groups of which only one has rows enough', [dimension('queue', (row) => (row < 221 ? 'Q0' : `Q${row % 3}`)), kind]],
])('not within %s', (_, dimensions) => expect(parts(dimensions)).toEqual(dimensions[0]?.labels[0] === 'Q0' && dimensions[0].counts[0]! > 200 ? [[]] : [])); // prettier-ignore

test('nor where things are read again and again', () => expect(parts([queue, kind], true)).toEqual([]));

test('a group is asked if it has as many rows as a year has months', () => {
  expect(membersOf({ counts: [LIMITS.fewestBesideMany, LIMITS.fewestBesideMany - 1, 100, 0] })).toBe(2);
});
