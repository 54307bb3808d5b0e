import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayAttainment, type AttainmentTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South', 'West']);
const LATE = handMeasure('late', [0, 1, 1], { fraction: true, noun: 'the deadline is missed' });
const TOLD: AttainmentTold = { dimension: PLACE, label: 'North', measure: LATE, high: true };
const FACTS: Row = { value: 0.6, baseline: 0.4, n: 50, hits: 30 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayAttainment, TOLD, FACTS)).toEqual({
    sentence: 'In 60% of rows with place North, the deadline is missed: 20 percentage points above the others’ 40%.',
    baseline: 0.4,
    n: 50,
    confidence: [0.4618143774758936, 0.7239161026974346],
    evidence: ['95% interval 46.2 to 72.4%'],
  }));

test.each<[string, Partial<AttainmentTold>, Row, string | null]>([
  [
    'less often',
    { high: false },
    { value: 0.2 },
    'In 20% of rows with place North, the deadline is missed: 20 percentage points below the others’ 40%.',
  ],
  [
    'of few rows',
    {},
    { n: 20, hits: 12 },
    'In 60% of rows with place North, the deadline is missed: 20 percentage points above the others’ 40% (only 20 rows).',
  ],
  ['not as much as found', {}, { value: 0.3 }, null],
  ['more than found', { high: false }, { value: 0.5 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayAttainment, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
