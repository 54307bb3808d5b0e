import type { Measure } from '../../../insights/frame/frame';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import { MONTHS } from '../../../testing/hand-made-saying';
import { cubeOf } from './cube';

interface Reading {
  row: number;
  column: number;
  month: number;
}

/** Three hotels by two segments, each read once a month for a year, but where it is said that it is not. */
function cube(value: (reading: Reading) => number | null, isRead: (reading: Reading) => boolean = () => true, changes: (readings: Reading[]) => Partial<Measure> = () => ({})) {
  const readings = MONTHS.slice(0, 12)
    .flatMap((_, month) => [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ row, column, month }))))
    .filter(isRead);
  const cells = readings.map(value);
  // Labels come in the order of their codes, however frequent they are.
  const [hotel, segment] = (['row', 'column'] as const).map((of) => ({
    ...handDimension(of, cells),
    labels: ['A', 'B', 'C'].slice(0, of === 'row' ? 3 : 2),
    codes: Int32Array.from(readings, (reading) => reading[of]),
  }));
  const times = readings.map(({ month }) => MONTHS[month] ?? 0);
  const timeline = handTimeline(times, { edges: [...MONTHS], grain: 'month' });
  const panel = { things: Int32Array.from(readings, ({ row, column }) => 2 * row + column), at: Float64Array.from(times) };
  const frame = handFrame('t', readings.length, { panel, timeline });
  return cubeOf(frame, timeline, handMeasure('rate', cells, changes(readings)), [hotel!, segment!]);
} // prettier-ignore

const level = ({ row, column }: Reading) => 10 + row + 100 * column;
const at = (row: number, column: number) => ({ row, column });
const near = (value: number): unknown => expect.closeTo(value, 9);
const same = (value: number): unknown[] => Array.from({ length: 12 }, () => near(value));

test('a cell is held against the others of its row, and of its column', () => {
  const { places, inRow, inColumn } = cube(level);
  expect(places).toEqual([at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(2, 0), at(2, 1)]);
  expect(inRow(at(1, 0))).toEqual([at(1, 1)]);
  expect(inColumn(at(1, 0))).toEqual([at(0, 0), at(2, 0)]);
});

test('a cell with too few readings is none, and nothing is held against it', () => {
  const { places, inRow, inColumn } = cube(level, ({ row, column, month }) => !(row === 2 && column === 1 && month === 5));
  expect(places).not.toContainEqual(at(2, 1));
  expect([places.length, inRow(at(2, 0)), inColumn(at(0, 1))]).toEqual([5, [], [at(1, 1)]]);
});

test('what lies between a cell and the others, one of which may be left out, at the beginning of each period', () => {
  const { gapOf } = cube((reading) => level(reading) * (reading.row === 0 && reading.month >= 6 ? 2 : 1));
  const { own, rest, at: moments, cycle, cases } = gapOf(at(1, 0), at(0, 0));
  expect([own, rest, moments, cycle, cases]).toEqual([same(11), same(12), MONTHS.slice(0, 12), 12, { one: 1, others: 1 }]);
  expect(gapOf(at(0, 0)).own).toEqual([10, 10, 10, 10, 10, 10, 20, 20, 20, 20, 20, 20].map(near));
  expect(gapOf(at(1, 0)).rest.slice(5, 7).map((value) => value > 13.5)).toEqual([false, true]);
}); // prettier-ignore

test('where one thing is not read, or later than others, the others have no other level', () => {
  const { gapOf } = cube(
    (reading) => level(reading) * (reading.row === 2 ? 5 : 1),
    ({ row, month }) => row !== 2 || month !== 3,
  );
  const { rest } = gapOf(at(0, 0));
  expect(rest).toEqual(same(rest[0] ?? 0));
});

test('what lies below nought is brought to its usual things by differences', () => {
  const below = (reading: Reading) => (reading.row === 1 ? -3 : 5) + (reading.month >= 6 ? 1 : 0);
  const { own, rest } = cube(below).gapOf(at(0, 0));
  expect([own[0], own[11]]).toEqual([expect.closeTo(5, 9), expect.closeTo(6, 9)]);
  expect((rest[11] ?? 0) - (rest[0] ?? 0)).toBeCloseTo(1, 9);
  expect(rest[0]).toBeCloseTo(1, 9);
});

test('a segment of one hotel is told by itself, and a year of which a month is missing has no cycle', () => {
  const { gapOf } = cube((reading) => (reading.column === 0 && reading.row > 0 ? null : level(reading)));
  const { own, rest, cycle } = gapOf(at(0, 0));
  expect([own, rest, cycle]).toEqual([same(10), same(0), 12]);
});

test('readings count by their weight, and those without one do not', () => {
  const weights = (readings: Reading[]) => ({ weights: Float64Array.from(readings, ({ row }) => [1, 1, 3][row] ?? 0) });
  expect(cube(level, undefined, weights).gapOf(at(0, 0)).rest).toEqual(same((11 + 3 * 12) / 4));
  const none = (readings: Reading[]) => ({ weights: Float64Array.from(readings, ({ row }) => (row === 2 ? 0 : 1)) });
  const { places, gapOf } = cube(level, undefined, none);
  expect(places).toHaveLength(4);
  expect(gapOf(at(0, 0)).rest).toEqual(same(11));
});
