import type { Row } from '../../duckdb/cell';
import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import type { PairTold } from '../correlation/say';
import { sayChanges } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const AGE = handMeasure('age', [1, 2, 3]);
const every = (days: number) => handFrame('t', 100, { timeline: handTimeline([0, 1, 2, 3].map((i) => i * days * 86_400_000)) });
const TOLD: PairTold = { x: AGE, y: COST, positive: true, small: false, group: null };
const FACTS: Row = { value: 0.8, linear: 0.75, n: 1200 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayChanges, TOLD, FACTS, every(1))).toEqual({
    sentence: 'From one day to the next, age and cost rise and fall together closely.',
    n: 1200,
    counted: '1,200 changes',
    evidence: ['Spearman’s ρ 0.80', 'Pearson’s r 0.75', 'their long-term trends are left out'],
  }));

test.each<[string, Partial<PairTold>, Row, string | null]>([
  [
    'the other way',
    { positive: false },
    { value: -0.5, linear: -0.4 },
    'From one day to the next, age and cost move in opposite directions, clearly.',
  ],
  ['in step', {}, { value: 0.9 }, 'From one day to the next, age and cost rise and fall together very closely.'],
  ['not there', {}, { value: 0.19 }, null],
  ['against its amounts', {}, { linear: -0.11 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayChanges, { ...TOLD, ...told }, { ...FACTS, ...facts }, every(1))?.sentence ?? null).toBe(sentence),
);
