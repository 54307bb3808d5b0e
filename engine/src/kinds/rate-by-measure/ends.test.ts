import { handDimension, handMeasure, type Cells } from '../../testing/hand-made-frame';
import { endsOf, rateByEnds } from './ends';
import { LIMITS } from './limits';

const cells = (...blocks: readonly (readonly [value: number, rows: number])[]): number[] =>
  blocks.flatMap(([value, rows]) => Array.from({ length: rows }, () => value));
const ends = (values: readonly number[]) => endsOf(Float64Array.from(values));
const one = (value: number) => ({ from: value, to: value });

test('the ends are quarters of the rows, and what lies between is halved', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i * 37) % 100);
  expect(ends([...values, NaN])).toEqual({
    low: { from: 0, to: 24 },
    high: { from: 75, to: 99 },
    between: [
      { from: 25, to: 49 },
      { from: 50, to: 74 },
    ],
  });
});

test.each<[string, number[], ReturnType<typeof endsOf>]>([
  ['four values', cells([1, 25], [2, 25], [3, 25], [4, 25]), { low: one(1), high: one(4), between: [one(2), one(3)] }],
  ['three values', cells([1, 25], [2, 50], [3, 25]), { low: one(1), high: one(3), between: [one(2)] }],
  ['two values', cells([0, 70], [1, 30]), { low: one(0), high: one(1), between: [] }],
  ['mostly one value', cells([0, 77], [1, 3], [2, 20]), { low: one(0), high: { from: 1, to: 2 }, between: [] }],
  ['a lowest value of few rows', cells([0, 19], [1, 40], [2, 41]), { low: { from: 0, to: 1 }, high: one(2), between: [] }],
  ['fewest rows at either end', cells([0, LIMITS.fewestRows], [1, LIMITS.fewestRows]), { low: one(0), high: one(1), between: [] }],
  ['too few rows at the low end', cells([0, LIMITS.fewestRows - 1], [1, 50]), null],
  ['too few rows at the high end', cells([0, 50], [1, LIMITS.fewestRows - 1]), null],
  ['one value', cells([5, 100]), null],
  ['no value', [], null],
])('equal values stay together: %s', (_, values, expected) => expect(ends(values)).toEqual(expected)); // prettier-ignore

test('of two borders as near the one of fewer rows', () =>
  expect(ends(cells([0, 20], [1, 10], [2, 40], [3, 30]))).toMatchObject({ low: one(0), high: one(3) }));

/** So many of each hundred rows with the values 0 to 3 are late. */
const late = (...shares: readonly number[]) => {
  const rows = shares.flatMap((share, value) => Array.from({ length: 100 }, (_, i) => ({ value, late: i < share })));
  return { values: rows.map(({ value }) => value), labels: rows.map((row) => (row.late ? 'yes' : 'no')) };
};
const told = (
  { values, labels }: { values: Cells; labels: Cells },
  ofResult: Parameters<typeof handDimension>[2] = {},
  ofMeasure: Parameters<typeof handMeasure>[2] = {},
) => rateByEnds(handDimension('late', labels, { event: 'yes', ...ofResult }), handMeasure('cost', values, ofMeasure));

test('the end at which the event is more frequent', () => {
  expect(told(late(10, 15, 20, 30))).toMatchObject({
    event: 'yes',
    rises: true,
    more: 0.3,
    less: 0.1,
    low: one(0),
    high: one(3),
  });
  expect(told(late(30, 20, 15, 10))).toMatchObject({ rises: false, more: 0.3, less: 0.1 });
});

test('rows of which the result or the measure is not known count for nothing', () => {
  const { values, labels } = late(10, 15, 20, 30);
  const more = { values: [...values, ...cells([3, 50]), null, null], labels: [...labels, ...cells([0, 50]).map(() => null), 'yes', 'yes'] }; // prettier-ignore
  expect(told(more)).toMatchObject({ more: 0.3, less: 0.1, low: one(0), high: one(3) });
});

test('of several labels the event is told against all others, with how much of it lies at that end', () =>
  expect(told(late(10, 15, 20, 30), { distinct: 3 })).toMatchObject({ more: 0.3, less: 0.1, moved: expect.closeTo(0.15, 8) }));

test.each<[string, Parameters<typeof told>]>([
  ['that is alike at the ends', [late(10, 40, 40, 10)]],
  ['that hardly differs', [late(40, 40, 40, 42)]],
  ['that no one knows the event of', [late(10, 15, 20, 30), { event: undefined as unknown as string }]],
  ['whose event is no label', [late(10, 15, 20, 30), { event: 'perhaps' }]],
  ['by a share', [late(10, 15, 20, 30), {}, { fraction: true }]],
  ['by what it is made of', [late(10, 15, 20, 30), {}, { columns: ['cost', 'late'] }]],
  ['of too few rows', [{ values: cells([0, 19], [1, 19]), labels: cells([0, 19], [1, 19]).map((high) => (high ? 'yes' : 'no')) }]],
])('nothing of a result %s', (_, of) => expect(told(...of)).toBeNull()); // prettier-ignore

test('where the result jumps at a border both of its sides are told', () => {
  const values = Array.from({ length: 1000 }, (_, i) => i / 100);
  const labels = values.map((value, i) => (i % 20 < (value >= 4 ? 9 : 2) ? 'yes' : 'no'));
  expect(told({ values, labels })).toMatchObject({
    rises: true,
    low: { from: 0, to: 3.99 },
    high: { from: 4, to: 9.99 },
    between: [],
    more: 0.45,
    less: 0.1,
  });
});
