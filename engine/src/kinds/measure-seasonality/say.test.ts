import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import type { Cycle } from '../../insights/series/cycles';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayMeasureCycle, type MeasureCycleTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const WEEKDAYS: Cycle = {
  id: 'weekday',
  labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  partOf: () => 0,
  step: () => 0,
  sql: (t) => t,
  length: 1,
};
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: MeasureCycleTold = { cycle: WEEKDAYS, measure: COST, part: 0, other: 6, named: 'both', words: [HELD] };
const FACTS: Row = { value: 30, baseline: 20, other: 10, n: 500 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayMeasureCycle, TOLD, FACTS)).toEqual({
    sentence:
      'Cost follows the day of the week: highest on Monday with an average of €30, 50% above the overall €20; lowest on Sunday with €10.',
    baseline: 20,
    n: 500,
    words: [HELD],
  }));

test.each<[string, Partial<MeasureCycleTold>, Row, string | null]>([
  [
    'of several, over the day',
    { cycle: { ...WEEKDAYS, id: 'hour' }, measure: { ...COST, noun: 'costs' } },
    {},
    'Costs follow the time of day: highest at Monday with an average of €30, 50% above the overall €20; lowest at Sunday with €10.',
  ],
  [
    'over the year',
    { cycle: { ...WEEKDAYS, id: 'month' } },
    {},
    'Cost follows the season: highest in Monday with an average of €30, 50% above the overall €20; lowest in Sunday with €10.',
  ],
  [
    'of months of which the lowest is a short one',
    { cycle: { ...WEEKDAYS, id: 'month' }, named: 'high' },
    {},
    'Cost follows the season: highest in Monday with an average of €30, 50% above the overall €20.',
  ],
  [
    'of months of which the highest is a long one',
    { cycle: { ...WEEKDAYS, id: 'month' }, named: 'low' },
    { value: 10, other: 30 },
    'Cost follows the season: lowest in Monday with an average of €10, 50% below the overall €20.',
  ],
  ['the lowest that is none', { named: 'low' }, {}, null],
  ['not there', {}, { other: 30 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayMeasureCycle, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
