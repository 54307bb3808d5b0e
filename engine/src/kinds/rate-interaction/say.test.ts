import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayShareInside, type ShareInsideTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const SORT = handDimension('sort', ['new', 'used']);
const TOLD: ShareInsideTold = {
  group: PLACE,
  groupLabel: 'North',
  split: SORT,
  label: 'used',
  outcome: STATE,
  outcomeLabel: 'lost',
  high: true,
  isCertainElsewhere: true,
};
const FACTS: Row = { value: 0.6, baseline: 0.2, there: 0.2, rest: 0.19, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayShareInside, TOLD, FACTS)).toEqual({
    sentence:
      'Among rows with place North: 60% of those with sort used have state lost, 3 times the others’ 20%; elsewhere there is hardly such a difference (20% against 19%).',
    baseline: 0.2,
    n: 50,
    confidence: [0.4618143774758936, 0.7239161026974346],
    evidence: ['95% interval 46.2 to 72.4%'],
  }));

test.each<[string, Partial<ShareInsideTold>, Row, string | null]>([
  [
    'of a row that is so or not',
    { outcome: { ...STATE, column: { ...STATE.column, role: 'boolean' } } },
    {},
    'Among rows with place North: State is lost in 60% of those with sort used, 3 times the others’ 20%; elsewhere there is hardly such a difference (20% against 19%).',
  ],
  [
    'less often',
    { high: false },
    { value: 0.1, there: 0.2, rest: 0.2 },
    'Among rows with place North: 10% of those with sort used have state lost, 10 percentage points below the others’ 20%; elsewhere both have 20%.',
  ],
  ['as much elsewhere', {}, { there: 0.5 }, null],
  ['not there', {}, { value: 0.1 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayShareInside, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test('of a cell that stands alone it is said how many of all that are, and how many more than usual', () =>
  expect(handSaid(sayShareInside, { ...TOLD, isAlone: true }, { ...FACTS, all_events: 120 })?.sentence).toBe(
    'Among rows with place North: 60% of those with sort used have state lost, 3 times the others’ 20%; elsewhere there is hardly such a difference (20% against 19%). These are 30 of all 120 (25%); at the others’ share it would be 20 fewer.',
  ));
