import type { Row } from '../../duckdb/cell';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { sayStep, type StepTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: StepTold = {
  timeline: MONTHLY,
  measure: COST,
  edge: MONTHS[3] ?? 0,
  until: null,
  interval: [MONTHS[3] ?? 0, MONTHS[3] ?? 0],
  up: true,
  isOffLine: false,
};
const FACTS: Row = { value: 15, baseline: 10, n: 90 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayStep, TOLD, FACTS)).toEqual({
    sentence: 'From April 2024 on, cost rises to a new level: €15 on average, after €10 before (+50%).',
    baseline: 10,
    n: 90,
  }));

test.each<[string, Partial<StepTold>, Row, string | null]>([
  ['down', { up: false }, { value: 5 }, 'From April 2024 on, cost falls to a new level: €5 on average, after €10 before (−50%).'],
  [
    'of rows',
    { measure: null },
    {},
    'From April 2024 on, rows rise to a new level: 15 a month on average, after 10 a month before (+50%).',
  ],
  [
    'of rows, down',
    { measure: null, up: false },
    { value: 4 },
    'From April 2024 on, rows fall to a new level: 4 a month on average, after 10 a month before (−60%).',
  ],
  [
    'of what there are several of',
    { measure: handMeasure('clicks', [1, 2, 3]) },
    {},
    'From April 2024 on, clicks rise to a new level: 15 on average, after 10 before (+50%).',
  ],
  ['from nothing', {}, { baseline: 0 }, 'From April 2024 on, cost rises to a new level: €15 on average, after €0 before.'],
  [
    'from less than nothing',
    {},
    { baseline: -5 },
    'From April 2024 on, cost rises to a new level: €15 on average, after −€5 before.',
  ],
  ['not there', {}, { value: 9 }, null],
  ['the other way', { up: false }, {}, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayStep, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
