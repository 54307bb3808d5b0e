import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLevel, type LevelTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South', 'West']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: LevelTold = { dimension: PLACE, measure: COST, label: 'North', high: true, among: 'all', words: [HELD] };
const FACTS: Row = { value: 15, baseline: 10, n: 100, sd: 5, middle: 14 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayLevel, TOLD, FACTS)).toEqual({
    sentence: 'Cost averages €15 for rows with place North, 50% above the others’ €10: the highest by place.',
    baseline: 10,
    n: 100,
    confidence: [14.007891524206794, 15.992108475793206],
    evidence: ['95% interval €14.01 to €15.99'],
    words: [HELD],
    without: 'Cost averages €15 for rows with place North, 50% above the others’ €10.',
  }));

test.each([
  [[1, 2, 3], undefined],
  [
    [-1, 2, 3],
    [-5, 35],
  ],
])('no interval leaves the range of its measure (%p)', (values, interval) => {
  const measure = handMeasure('cost', values, { unit: 'h' });
  const said = handSaid(sayLevel, { ...TOLD, measure }, { ...FACTS, sd: 100 });
  expect(said?.confidence?.map(Math.round)).toEqual(interval);
});

test.each<[string, Partial<LevelTold>, Row, string | null]>([
  [
    'lowest of the frequent ones',
    { high: false, among: 12 },
    { value: 5 },
    'Cost averages €5 for rows with place North, 50% below the others’ €10: the lowest of the 12 most frequent values of place. Half of them stay at or below €14.',
  ],
  ['no extreme', { among: null }, {}, 'Cost averages €15 for rows with place North, 50% above the others’ €10.'],
  [
    'that a few rows lift',
    {},
    { middle: 5 },
    'Cost averages €15 for rows with place North, 50% above the others’ €10: the highest by place. Half of them stay at or below €5.',
  ],
  [
    'of few rows',
    {},
    { n: 29 },
    'Cost averages €15 for rows with place North, 50% above the others’ €10: the highest by place. These are only 29 rows.',
  ],
  [
    'that takes time',
    { measure: { ...COST, unit: 'days', verb: 'close' } },
    {},
    'Rows with place North take 15 days to close on average, 50% above the others’ 10 days: the highest by place.',
  ],
  [
    'of a share',
    { measure: { ...COST, unit: null, fraction: true } },
    { value: 0.5, baseline: 0.25, middle: 0 },
    'In 50% of rows with place North, cost: 2 times the others’ 25%: the highest by place.',
  ],
  [
    'of several',
    { measure: { ...COST, noun: 'costs' } },
    {},
    'Costs average €15 for rows with place North, 50% above the others’ €10: the highest by place.',
  ],
  ['not there', {}, { value: 9 }, null],
  ['the other way', { high: false }, {}, null],
  ['of nothing', {}, { value: null }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayLevel, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
