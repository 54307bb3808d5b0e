import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayShare, type ShareTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South', 'West']);
const STATE = handDimension('state', ['open', 'lost']);
const TOLD: ShareTold = { group: PLACE, member: 'North', outcome: STATE, label: 'lost', high: true };
const FACTS: Row = { value: 0.6, baseline: 0.4, n: 50, hits: 30 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayShare, TOLD, FACTS)).toEqual({
    sentence: '60% of rows with place North have state lost, 20 percentage points above the others’ 40%.',
    baseline: 0.4,
    n: 50,
    confidence: [0.4618143774758936, 0.7239161026974346],
    evidence: ['95% interval 46.2 to 72.4%'],
  }));

test.each<[string, Partial<ShareTold>, Row, string | null]>([
  [
    'less often',
    { high: false },
    { value: 0.2 },
    'Only 20% of rows with place North have state lost, 20 percentage points below the others’ 40%.',
  ],
  ['never', { high: false }, { value: 0, hits: 0 }, '0% of rows with place North have state lost, against the others’ 40%.'],
  [
    'of few rows',
    {},
    { n: 20, hits: 12 },
    '60% of rows with place North have state lost, 20 percentage points above the others’ 40% (only 20 rows).',
  ],
  [
    'of a row that is so or not',
    { outcome: { ...STATE, column: { ...STATE.column, role: 'boolean' } } },
    {},
    'State is lost in 60% of rows with place North, 20 percentage points above the others’ 40%.',
  ],
  [
    'of a row that says yes or no in words',
    { outcome: { ...STATE, column: { ...STATE.column, role: 'boolean' } } },
    {},
    'State is lost in 60% of rows with place North, 20 percentage points above the others’ 40%.',
  ],
  ['not as much as found', {}, { value: 0.3 }, null],
  ['more than found', { high: false }, { value: 0.5 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayShare, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
