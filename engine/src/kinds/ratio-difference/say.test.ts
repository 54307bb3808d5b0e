import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayRatio, type RatioTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const AGE = handMeasure('age', [1, 2, 3]);
const TOLD: RatioTold = { dimension: PLACE, label: 'North', part: COST, whole: AGE, interval: [0.5, 0.7], high: true };
const FACTS: Row = { value: 0.6, baseline: 0.4, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayRatio, TOLD, FACTS)).toEqual({
    sentence: 'Cost is 60% of age for rows with place North, against 40% overall.',
    baseline: 0.4,
    n: 50,
    confidence: [0.5, 0.7],
    evidence: ['95% interval 50 to 70%, by resampling'],
  }));

test.each<[string, Partial<RatioTold>, Row, string | null]>([
  [
    'smaller',
    { high: false, interval: [0.1, 0.3] },
    { value: 0.2 },
    'Cost is 20% of age for rows with place North, against 40% overall.',
  ],
  [
    'of several',
    { part: { ...COST, noun: 'costs' } },
    {},
    'Costs are 60% of age for rows with place North, against 40% overall.',
  ],
  ['that may be chance', {}, { baseline: 0.5 }, null],
  ['that may be chance the other way', { high: false, interval: [0.1, 0.4] }, { value: 0.2 }, null],
  ['of next to nothing', { interval: [0.41, 0.43] }, { value: 0.419 }, null],
  [
    'of as little as may be',
    { interval: [0.41, 0.43] },
    { value: 0.421 },
    'Cost is 42.1% of age for rows with place North, against 40% overall.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayRatio, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
