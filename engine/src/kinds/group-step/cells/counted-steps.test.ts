import { passes } from '../../../insights/judge/gate';
import { TestLog } from '../../../insights/judge/test-log';
import { randomFrom } from '../../../stats/distributions/random';
import { handDimension, handFrame, handTimeline } from '../../../testing/hand-made-frame';
import { countedSteps } from './counted-steps';

const HOUSES = ['north', 'south'];
const FAULTS = ['pipes', 'locks', 'lamps', 'doors', 'screens'];
const MONTHS = 18;
const month = (i: number): number => Date.UTC(2023, i, 1);

type Of = { house: string; fault: string; month: number };

/** Jobs of a year and a half in two houses, so many a month of each sort. */
function told(rate: (of: Of) => number, more: { panel?: true } = {}): string[] {
  const random = randomFrom(17);
  const rows: (Of & { at: number })[] = [];
  for (let i = 0; i < MONTHS; i++)
    for (const house of HOUSES)
      for (const fault of FAULTS)
        for (let left = rate({ house, fault, month: i }) * (0.8 + 0.4 * random()); left > random(); left--)
          rows.push({ house, fault, month: i, at: month(i) + Math.floor(27 * random()) * 86_400_000 });
  const timeline = handTimeline(rows.map(({ at }) => at), { edges: Array.from({ length: MONTHS + 1 }, (_, i) => month(i)), grain: 'month' });
  const dimensions = (['house', 'fault'] as const).map((of) => handDimension(of, rows.map((row) => row[of])));
  const panel = more.panel && { panel: { things: new Int32Array(rows.length), at: new Float64Array(rows.length) } };
  const log = new TestLog();
  const found = countedSteps(handFrame('t', rows.length, { dimensions, timeline, ...panel }), timeline, log);
  log.settle();
  return found
    .filter((one) => passes({ tests: one.tests } as never))
    .map(({ split, step }) => [split.within?.label, split.dimension.labels[step.code], new Date(step.moment).toISOString().slice(0, 7), step.own[1] > step.own[0] ? 'more' : 'fewer'].filter(Boolean).join(' '));
} // prettier-ignore

describe('told is', () => {
  test('the fault that comes more often in one house alone, and not that fault everywhere', () =>
    expect(told(({ house, fault, month: i }) => (house === 'south' && fault === 'pipes' && i >= 11 ? 18 : 6))).toEqual([
      'pipes south 2023-12 more',
    ]));

  test('the fault that comes more seldom everywhere', () =>
    expect(told(({ fault, month: i }) => (fault === 'locks' && i >= 8 ? 2 : 8))).toEqual(['locks 2023-09 fewer']));

  test('each of two that change at their own time, beside one that has a season', () =>
    expect(
      told(({ house, fault, month: i }) =>
        fault === 'screens' ? (i % 12 >= 5 && i % 12 < 8 ? 20 : 3) : fault === 'locks' && i >= 8 ? 2 : house === 'south' && fault === 'pipes' && i >= 11 ? 18 : 7,
      ).sort(),
    ).toEqual(['locks 2023-09 fewer', 'pipes south 2023-12 more'])); // prettier-ignore
});

describe('nothing is told of', () => {
  test.each<[string, (of: Of) => number]>([
    ['jobs that stay as they are', () => 7],
    ['what all do', ({ month: i }) => (i >= 9 ? 14 : 7)],
    ['a season', ({ fault, month: i }) => (fault === 'screens' && i % 12 >= 5 && i % 12 < 8 ? 24 : 7)],
    ['what grows little by little', ({ fault, month: i }) => (fault === 'lamps' ? 4 + i : 8)],
    ['what is new', ({ fault, month: i }) => (fault === 'lamps' && i < 9 ? 0 : 8)],
    ['what came and went', ({ fault, month: i }) => (fault === 'doors' && i > 5 && i < 9 ? 30 : 7)],
  ])('%s', (_, rate) => expect(told(rate)).toEqual([]));

  test('things that are read again and again', () =>
    expect(told(({ fault, month: i }) => (fault === 'locks' && i >= 8 ? 2 : 8), { panel: true })).toEqual([]));
});

test('what a house and a fault do each for itself is no cell’s', () => {
  const asked = told(({ house, fault, month: i }) => 8 * (house === 'south' && i >= 9 ? 1.6 : 1) * (fault === 'pipes' && i >= 9 ? 1.6 : 1)); // prettier-ignore
  expect(asked.filter((one) => one.includes('pipes south'))).toEqual([]);
});
