import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY, MONTHS } from '../../testing/hand-made-saying';
import { saySurge, type SurgeTold } from './say';

const PLACE = handDimension('place', ['North', 'North', 'South']);
const HELD: Word = { says: 'highest', sql: 'SELECT true' };
const TOLD: SurgeTold = {
  timeline: MONTHLY,
  group: null,
  top: MONTHS[3] ?? 0,
  from: MONTHS[2] ?? 0,
  to: MONTHS[4] ?? 0,
  periods: 3,
  words: [HELD],
};
const FACTS: Row = { value: 90, baseline: 30, peak: 200, n: 500 };

test('what is said, and what it rests on', () =>
  expect(handSaid(saySurge, TOLD, FACTS)).toEqual({
    sentence:
      'Rows peak in April 2024: 90, 3 times the usual 30 a month. The surge lasts 3 months, March–May 2024, with 200 in all.',
    baseline: 30,
    n: 500,
    words: [HELD],
    without:
      'Rows surge in April 2024: 90, 3 times the usual 30 a month. The surge lasts 3 months, March–May 2024, with 200 in all.',
  }));

test.each<[string, Partial<SurgeTold>, Row, string | null]>([
  ['of one period', { periods: 1 }, {}, 'Rows peak in April 2024: 90, 3 times the usual 30 a month.'],
  [
    'of a group',
    { group: { dimension: PLACE, label: 'North' }, periods: 1 },
    {},
    'Rows with place North peak in April 2024: 90, 3 times the usual 30 a month.',
  ],
  ['as small as may be', { periods: 1 }, { value: 60 }, 'Rows peak in April 2024: 60, 2 times the usual 30 a month.'],
  ['too small', {}, { value: 59 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(saySurge, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
