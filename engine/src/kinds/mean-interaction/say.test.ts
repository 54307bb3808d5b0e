import type { Row } from '../../duckdb/cell';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
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

test('of a cell that stands alone it is said what that comes to, and what else is so', () => {
  const hours = handMeasure('hours', [1, 2, 3]);
  const told = { ...TOLD, isAlone: true, along: [hours, handMeasure('miles', [1, 2, 3])] };
  const facts = { ...FACTS, along_0: 8, along_0_others: 5, along_1: 3, along_1_others: 3 };
  expect(handSaid(sayLevelInside, told, facts)?.sentence).toBe(
    'Among rows with place North, those with state lost average €30 in cost, 3 times the others’ €10; elsewhere there is hardly such a difference (€10 against €9). At the others’ level cost would come to €1,000 less in all. They also average 8 in hours (the others 5).',
  );
  const grade = handMeasure('grade', [1, 2, 3]);
  expect(handSaid(sayLevelInside, { ...told, measure: grade, along: [] }, FACTS)?.sentence).toMatch(/\(10 against 9\)\.$/);
});

test('of a quotient it is said what is needed beyond what it is of', () => {
  const parts = {
    above: '"needed"',
    below: '"planned"',
    columns: { above: ['needed'], below: ['planned'] },
    factor: 1,
    filled: 'true',
  };
  const measure = handMeasure('needed by planned', [1, 2, 3], { kind: 'ratio', parts });
  const saying = handSaid(sayLevelInside, { ...TOLD, measure, isAlone: true }, { value: 1.5, baseline: 1, there: 1, rest: 1, n: 50, above: 900, below: 600 }, handFrame('t', 100, { measures: [handMeasure('needed', [1, 2, 3])] })); // prettier-ignore
  expect(saying?.sentence).toContain('At the others’ level needed would come to 300 less in all.');
});
