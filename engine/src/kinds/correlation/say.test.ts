import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayPair, type PairTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const AGE = handMeasure('age', [1, 2, 3]);
const TOLD: PairTold = { x: AGE, y: COST, positive: true, small: false, group: null };
const FACTS: Row = { value: 0.5, linear: 0.4, n: 100, bottom: 10, top: 30, n_bottom: 25, n_top: 26 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayPair, TOLD, FACTS)).toEqual({
    sentence:
      'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
    n: 100,
    evidence: ['Spearman’s ρ 0.50', 'Pearson’s r 0.40'],
  }));

test.each<[string, Partial<PairTold>, Row, string | null]>([
  [
    'the other way',
    { positive: false },
    { value: -0.75, linear: -0.4, bottom: 30, top: 10 },
    'Cost reliably falls as age rises: it averages €30 in the quarter of rows with the lowest age, €10 in that with the highest.',
  ],
  [
    'in step',
    {},
    { value: 0.9 },
    'Cost very reliably rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'closely',
    {},
    { value: 0.7 },
    'Cost reliably rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'clearly',
    {},
    { value: 0.4 },
    'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'loosely',
    {},
    { value: 0.2 },
    'Cost tends to rise with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'slightly, small as it is',
    { small: true },
    { value: 0.1 },
    'Cost tends slightly to rise with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'within a group',
    { group: { dimension: PLACE, label: 'North' } },
    {},
    'Among rows with place North, cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'of several',
    { y: { ...COST, short: 'costs' } },
    {},
    'Costs clearly rise with age: they average €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  ['with a quarter that is too small', {}, { n_bottom: 14 }, 'Cost clearly rises with age.'],
  [
    'with a quarter that is as small as it may be',
    {},
    { n_bottom: 15 },
    'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'with a quarter that is as large as it may be',
    {},
    { n_top: 35 },
    'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  ['with a quarter that is too large', {}, { n_top: 36 }, 'Cost clearly rises with age.'],
  ['with quarters that go the other way', {}, { top: 9 }, 'Cost clearly rises with age.'],
  ['too weak', {}, { value: 0.19 }, null],
  ['the other way than found', {}, { value: -0.5 }, null],
  ['with amounts against it', {}, { linear: -0.11 }, null],
  [
    'with amounts hardly against it',
    {},
    { linear: -0.1 },
    'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
  [
    'without amounts',
    {},
    { linear: null },
    'Cost clearly rises with age: it averages €10 in the quarter of rows with the lowest age, €30 in that with the highest.',
  ],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayPair, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
