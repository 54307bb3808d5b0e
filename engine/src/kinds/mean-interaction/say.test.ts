import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLevelInside, type LevelInsideTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const STATE = handDimension('state', ['open', 'lost']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: LevelInsideTold = {
  group: PLACE,
  groupLabel: 'North',
  split: STATE,
  label: 'lost',
  measure: COST,
  high: true,
  isCertainElsewhere: true,
};
const FACTS: Row = { value: 30, baseline: 10, there: 10, rest: 9, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLevelInside, TOLD, FACTS)).toEqual({
    sentence:
      'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere there is hardly such a difference (€10 against €9).',
    baseline: 10,
    n: 50,
  }));

test.each<[string, Partial<LevelInsideTold>, Row, string | null]>([
  [
    'as much elsewhere',
    {},
    { rest: 10 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere both have €10.',
  ],
  [
    'the other way elsewhere',
    {},
    { there: 10, rest: 30 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere it is the other way round (€10 against €30).',
  ],
  [
    'the other way elsewhere, which may be chance',
    { isCertainElsewhere: false },
    { there: 10, rest: 30 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere it is not so (€10 against €30).',
  ],
  [
    'less elsewhere',
    {},
    { there: 20, rest: 10 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere the difference is smaller (€20 against €10).',
  ],
  [
    'just less elsewhere',
    {},
    { there: 24, rest: 10 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere the difference is smaller (€24 against €10).',
  ],
  ['nearly as much elsewhere', {}, { there: 24.2, rest: 10 }, null],
  [
    'hardly so elsewhere',
    {},
    { there: 15.9, rest: 10 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere there is hardly such a difference (€15.90 against €10).',
  ],
  [
    'a little so elsewhere',
    {},
    { there: 16, rest: 10 },
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere the difference is smaller (€16 against €10).',
  ],
  [
    'down',
    { high: false },
    { value: 5 },
    'Among rows with place North, those with state lost average €5 in cost, 50% below the others’ €10; elsewhere there is hardly such a difference (€10 against €9).',
  ],
  ['not there', {}, { value: 9 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayLevelInside, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);

test('of more than two labels it says that elsewhere like is compared with like', () => {
  const place = handDimension('place', ['North', 'North', 'South', 'West']);
  expect(handSaid(sayLevelInside, { ...TOLD, group: place }, FACTS)?.sentence).toContain(
    '; elsewhere, like with like, there is hardly such a difference (€10 against €9).',
  );
});
