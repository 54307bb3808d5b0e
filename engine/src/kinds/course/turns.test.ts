import { handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { goingOf, turnsOf } from './turns';

const month = (i: number) => Date.UTC(2020, i, 1);
const year = (i: number) => Date.UTC(2000 + i, 0, 1);
/** A number between −1 and 1 that nothing foretells. */
const noise = (i: number) => Math.sin(12.9898 * (i + 1) * (i + 5));

const yearly = (cells: readonly number[]) => {
  const times = cells.map((_, i) => year(i));
  return [handTimeline(times, { grain: 'year', finest: 'year', edges: [...times, year(cells.length)] }), handMeasure('y', cells)] as const; // prettier-ignore
};
const turns = (cells: readonly number[]) =>
  turnsOf(...yearly(cells), 'reading', 'year').map(({ high, from, to }) => [
    high,
    new Date(from).getUTCFullYear() - 2000,
    new Date(to).getUTCFullYear() - 2000,
  ]);

/** From one corner to the next in so many equal steps. */
const along = (...corners: readonly [y: number, steps: number][]) =>
  corners.flatMap(([y, steps], i) => {
    const before = corners[i - 1]?.[0] ?? y;
    return Array.from({ length: i === 0 ? 1 : steps }, (_, k) => before + ((y - before) * (k + 1)) / (i === 0 ? 1 : steps));
  });

test.each<[string, readonly number[], (boolean | number)[][]]>([
  // Each is looked for as far as halfway to its neighbours.
  ['once', along([0, 1], [20, 10], [4, 8]), [[true, 5, 14]]],
  ['twice', along([0, 1], [20, 10], [4, 8], [20, 8]), [[true, 5, 14], [false, 14, 22]]],
  ['downwards first', along([20, 1], [0, 10], [16, 8]), [[false, 5, 14]]],
  ['never where it only rises', along([0, 1], [20, 18]), []],
  ['never where it rises less and less', along([0, 1], [16, 8], [20, 10]), []],
  ['never where it gives back little', along([0, 1], [20, 10], [18, 8]), []],
  // Straight pieces end a good way above and begin below what the readings reach there.
  ['never where it only halts on its way', along([0, 1], [10, 8], [8.8, 6], [20, 8]), []],
  ['where it gives back enough on its way', along([0, 1], [12, 8], [7, 8], [20, 8]), [[true, 4, 12], [false, 12, 20]]],
])('a path turns %s', (_, cells, told) => expect(turns(cells)).toEqual(told)); // prettier-ignore

test('a path of three points has no turn', () => expect(turns([0, 10, 0])).toEqual([]));

/** Two rows in each of so many months, at its beginning and in its middle. */
function monthly(months: number, value: (month: number, row: number) => number, whole = months) {
  const rows = Array.from({ length: 2 * months }, (_, i) => ({ month: Math.floor(i / 2), row: i % 2 }));
  const times = rows.map(({ month: own, row }) => month(own) + row * 14 * 86_400_000);
  const edges = Array.from({ length: whole + 1 }, (_, i) => month(i));
  return [handTimeline(times, { grain: 'month', finest: 'day', edges }), handMeasure('y', rows.map((own) => value(own.month, own.row)), { additive: true })] as const;
} // prettier-ignore

test('of a sum only whole periods count', () => {
  // It falls for the twelve months behind the last whole one.
  const peak = (own: number, row: number) => (own < 12 ? own : 24 - own) * (row + 1);
  expect(turnsOf(...monthly(24, peak), 'sum', 'month')).toMatchObject([{ high: true }]);
  expect(turnsOf(...monthly(24, peak, 12), 'sum', 'month')).toEqual([]);
  expect(turnsOf(...monthly(24, peak, 12), 'mean', 'month')).toMatchObject([{ high: true }]);
});

test('a mean of few rows is left out', () => {
  // The last twelve months fall and have two rows, where the others have two or five.
  const of = (many: number) => {
    const rows = Array.from({ length: 24 }, (_, own) => Array.from({ length: own < 12 ? many : 2 }, () => own)).flat();
    const times = rows.map((own, i) => month(own) + i);
    const measure = handMeasure('y', rows.map((own) => (own < 12 ? own : 24 - own))); // prettier-ignore
    return turnsOf(handTimeline(times, { grain: 'month', finest: 'day' }), measure, 'mean', 'month').length;
  };
  expect(of(4)).toBe(1);
  expect(of(5)).toBe(0);
});

test('readings of one moment are added up where they add up', () => {
  // Two rows a year up to the eighth, and one from there on, which is larger than either.
  const rows = Array.from({ length: 24 }, (_, i) => (i < 16 ? Math.floor(i / 2) : i - 8));
  const measure = (additive: boolean) => handMeasure('y', rows.map((at) => (at < 8 ? 10 + at : 18 + (at - 8) / 2)), { additive }); // prettier-ignore
  const of = (additive: boolean) =>
    turnsOf(handTimeline(rows.map(year), { finest: 'year' }), measure(additive), 'reading', 'year');
  expect(of(true)).toMatchObject([{ high: true }, { high: false }]);
  expect(of(false)).toEqual([]);
});

describe('where a series goes', () => {
  const going = (cells: readonly number[]) => goingOf(...yearly(cells), 'reading', 'year');

  test.each<[string, readonly number[], string, number]>([
    ['up', along([0, 1], [20, 23]), 'path', 1],
    ['down', along([20, 1], [0, 23]), 'path', -1],
    ['nowhere', Array.from({ length: 24 }, (_, i) => noise(i)), 'none', 0],
    ['up to a level around which it scatters', Array.from({ length: 60 }, (_, i) => (i < 30 ? 0 : 2.5) + 1.5 * noise(i)), 'level', 1],
  ])('%s', (_, cells, how, ends) => expect(going(cells)).toMatchObject({ how, ends })); // prettier-ignore

  test('its ends are thirds where it has no cycle', () =>
    expect(going(along([0, 1], [20, 23]))).toMatchObject({ over: 0, early: year(8), late: year(16) }));

  test('its ends are whole years of months, where none is missing', () => {
    const rising = (own: number, row: number) => own + row;
    const whole = goingOf(...monthly(48, rising), 'sum', 'month');
    expect(whole).toMatchObject({ over: 12, early: month(12), late: month(36) });
    const [timeline, measure] = monthly(48, (own, row) => (own === 20 ? NaN : rising(own, row)));
    expect(goingOf(timeline, measure, 'sum', 'month')).toMatchObject({ over: 0, early: month(16) });
  });

  test('what has few periods is judged by finer ones of the data', () => {
    // Years of which each second one gives back some: their sums say nothing, and their months do.
    const rise = (own: number, row: number) => 100 + 4 * ([0, 3, 1, 4][Math.floor(own / 12)] ?? 0) + noise(2 * own + row);
    const [timeline, measure] = monthly(48, rise);
    const years = { ...timeline, edges: [year(20), year(21), year(22), year(23), year(24)] };
    expect(goingOf(years, measure, 'sum', 'year')).toMatchObject({ ends: 1 });
    // Where the data have none that are finer, four figures show nothing.
    expect(goingOf({ ...years, finest: 'year' }, measure, 'sum', 'year').how).toBe('none');
    expect(goingOf(years, measure, 'reading', 'year').ends).toBe(1);
  });
});
