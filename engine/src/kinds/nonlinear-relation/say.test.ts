import type { Row } from '../../duckdb/cell';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayCurve, type CurveTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const AGE = handMeasure('age', [1, 2, 3]);
const TOLD: CurveTold = { x: AGE, y: COST, low: 30, high: 40, up: true };
const FACTS: Row = { value: 30, baseline: 10, below: 9, above: 11, n: 50 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayCurve, TOLD, FACTS)).toEqual({
    sentence:
      'Cost averages €30 for rows with age from 30 to 40, 3 times the overall €10; where age is lower the average is €9, where it is higher €11.',
    baseline: 10,
    n: 50,
  }));

test.each<[string, Partial<CurveTold>, Row, string | null]>([
  [
    'of one value',
    { high: 30 },
    {},
    'Cost averages €30 for rows with age 30, 3 times the overall €10; where age is lower the average is €9, where it is higher €11.',
  ],
  [
    'down',
    { up: false },
    { value: 5 },
    'Cost averages €5 for rows with age from 30 to 40, 50% below the overall €10; where age is lower the average is €9, where it is higher €11.',
  ],
  [
    'at the lower end',
    {},
    { below: null },
    'Cost averages €30 for rows with age from 30 to 40, 3 times the overall €10; where age is higher the average is €11.',
  ],
  [
    'at the upper end',
    {},
    { above: null },
    'Cost averages €30 for rows with age from 30 to 40, 3 times the overall €10; where age is lower the average is €9.',
  ],
  [
    'of several',
    { x: { ...AGE, short: 'ages' } },
    {},
    'Cost averages €30 for rows with age from 30 to 40, 3 times the overall €10; where ages are lower the average is €9, where they are higher €11.',
  ],
  ['not there', {}, { value: 9 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayCurve, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
