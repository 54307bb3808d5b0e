import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import type { Cycle } from '../../insights/series/cycles';
import { handSaid } from '../../testing/hand-made-saying';
import { sayCountCycle, type CountCycleTold } from './say';

const WEEKDAYS: Cycle = {
  id: 'weekday',
  labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  partOf: () => 0,
  step: () => 0,
  sql: (t) => t,
  length: 1,
};
const HOURS: Cycle = {
  ...WEEKDAYS,
  id: 'hour',
  labels: Array.from({ length: 24 }, (_, i) => `${String(i).padStart(2, '0')}:00`),
};
const MORE: Word = { says: 'more', sql: 'SELECT true' };
const FEWER: Word = { says: 'fewer', sql: 'SELECT true' };
const TOLD: CountCycleTold = {
  cycle: WEEKDAYS,
  busiest: [0, 1, 2],
  quiet: [5, 6],
  open: [],
  fair: 0.43,
  more: MORE,
  fewer: FEWER,
};
const FACTS: Row = { value: 0.6, quiet: 0.05, n: 700 };

test('what is said, and what it rests on', () =>
  expect(handSaid(sayCountCycle, TOLD, FACTS)).toEqual({
    sentence: 'Monday to Wednesday bring 60% of rows, where an even spread would give 43%; Saturday and Sunday have only 5%.',
    words: [MORE, FEWER],
    baseline: 0.43,
    n: 700,
  }));

test.each<[string, Partial<CountCycleTold>, Row, string | null]>([
  [
    'two days',
    { busiest: [0, 1], quiet: [6] },
    {},
    'Monday and Tuesday bring 60% of rows, where an even spread would give 43%; Sunday has only 5%.',
  ],
  [
    'one day',
    { busiest: [0] },
    { quiet: 0 },
    'Monday brings 60% of rows, where an even spread would give 43%; Saturday and Sunday have hardly any.',
  ],
  [
    'hardly any elsewhere',
    {},
    { quiet: 0.0004 },
    'Monday to Wednesday bring 60% of rows, where an even spread would give 43%; Saturday and Sunday have hardly any.',
  ],
  [
    'nearly hardly any elsewhere',
    {},
    { quiet: 0.0005 },
    'Monday to Wednesday bring 60% of rows, where an even spread would give 43%; Saturday and Sunday have only 0.05%.',
  ],
  [
    'many quiet ones',
    { quiet: [3, 4, 5, 6] },
    {},
    'Monday to Wednesday bring 60% of rows, where an even spread would give 43%; Thursday to Sunday have only 5%.',
  ],
  ['no quiet ones', { quiet: [] }, {}, 'Monday to Wednesday bring 60% of rows, where an even spread would give 43%.'],
  [
    'hours',
    { cycle: HOURS, busiest: [8, 9], quiet: [22, 23] },
    {},
    'The hours from 08:00 to 10:00 bring 60% of rows, where an even spread would give 43%; the hours from 22:00 to 00:00 have only 5%.',
  ],
  [
    'one hour',
    { cycle: HOURS, busiest: [8], quiet: [] },
    {},
    'The hour from 08:00 to 09:00 brings 60% of rows, where an even spread would give 43%.',
  ],
  [
    'while something is open',
    { cycle: HOURS, busiest: [18, 19], quiet: [], open: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] },
    {},
    'The hours from 18:00 to 20:00 bring 60% of rows, where an even spread over the hours from 10:00 to 21:00, when nearly all of them come, would give 43%.',
  ],
  ['not there', {}, { value: 0.43 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayCountCycle, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
