import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension, handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { sayPeak, type PeakTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: PeakTold = {
  timeline: MONTHLY,
  measure: COST,
  group: null,
  edge: MONTHS[3] ?? 0,
  up: true,
  moving: false,
  words: [HELD],
};
const FACTS: Row = { value: 30, baseline: 10, n: 20 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayPeak, TOLD, FACTS)).toEqual({
    sentence: 'Cost peaks in April 2024: €30 on average, 3 times the usual €10.',
    baseline: 10,
    n: 20,
    words: [HELD],
    without: 'Cost stands out in April 2024: €30 on average, 3 times the usual €10.',
  }));

test.each<[string, Partial<PeakTold>, Row, string | null]>([
  ['down', { up: false }, { value: 5 }, 'Cost drops in April 2024: €5 on average, 50% below the usual €10.'],
  [
    'of a group',
    { group: { dimension: PLACE, label: 'North' } },
    {},
    'Cost for rows with place North peaks in April 2024: €30 on average, 3 times the usual €10.',
  ],
  ['of several', { measure: { ...COST, noun: 'costs' } }, {}, 'Costs peak in April 2024: €30 on average, 3 times the usual €10.'],
  [
    'of several, down',
    { measure: { ...COST, noun: 'costs' }, up: false },
    { value: 5 },
    'Costs drop in April 2024: €5 on average, 50% below the usual €10.',
  ],
  ['of one reading', {}, { n: 1 }, 'Cost peaks in April 2024: €30, 3 times the usual €10.'],
  [
    'beside its neighbours',
    { moving: true },
    {},
    'Cost peaks in April 2024: €30 on average, 3 times the surrounding months’ median of €10.',
  ],
  ['not there', {}, { value: 9 }, null],
  ['the other way', { up: false }, {}, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayPeak, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
