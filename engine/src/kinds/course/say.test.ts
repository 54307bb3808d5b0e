import type { Word } from '../../contracts/report/claim';
import type { Row } from '../../duckdb/cell';
import { handMeasure } from '../../testing/hand-made-frame';
import { handSaid, MONTHS } from '../../testing/hand-made-saying';
import { between } from './course-words';
import { sayCourse, type CourseTold } from './say';

const COST = handMeasure('cost', [1, 2, 3], { unit: 'EUR', additive: true });
const TOLD: CourseTold = {
  measure: COST,
  grain: 'month',
  of: 'reading',
  leads: true,
  turns: [],
  going: 'path',
  ends: 1,
  over: 0,
  steps: 'steps',
};
const FACTS: Row = {
  value: 30,
  baseline: 10,
  high: 30,
  low: 10,
  first: MONTHS[0] ?? 0,
  last: MONTHS[11] ?? 0,
  high_at: MONTHS[8] ?? 0,
  low_at: MONTHS[2] ?? 0,
  middle: 21,
  first_third: 14,
  last_third: 26,
  r: 0.99,
  steps: 12,
  n: 12,
};

test('what is said, and what it rests on', () =>
  expect(handSaid(sayCourse, TOLD, FACTS)).toEqual({
    sentence: 'Cost rises from €10 in January 2024 to €30 in December 2024.',
    words: [between('steps', true, MONTHS[0] ?? 0, MONTHS[11] ?? 0)],
    baseline: 10,
    n: 12,
  }));

const PATH: Row = { turn0: 40, turn0_at: MONTHS[3] ?? 0, turn1: 5, turn1_at: MONTHS[7] ?? 0 };

test.each<[string, Partial<CourseTold>, Row, Word['says'][], string | undefined]>([
  ['that falls', { ends: -1 }, { value: 10, baseline: 30 }, ['falls'], undefined],
  ['after a high', {}, { high: 40 }, ['rises', 'high'], undefined],
  ['after a low', {}, { low: 2 }, ['rises', 'low'], undefined],
  ['to a high', { ends: 0 }, { high: 60, value: 12 }, ['high'], undefined],
  ['to a low', { ends: 0 }, { low: -40, value: 12 }, ['low'], undefined],
  ['that scatters', { going: 'none', ends: 0 }, {}, ['low', 'high'], undefined],
  ['whose level rises', { going: 'level' }, {}, ['low', 'high', 'rises'], undefined],
  ['that scatters, with a short month', { going: 'none', ends: 0 }, { low_a_day: 0 }, ['high'], undefined],
  ['of undated steps', { of: 'step' }, {}, ['rises'], undefined],
  ['that grows', { of: 'growth' }, { last: MONTHS[11] ?? 0 }, ['fastest'], 'Cost reaches €30 by 1 December 2024.'],
  ['with turns', { ends: 0, turns: [true, false] }, PATH, ['high', 'low', 'largest'], 'Cost varies between €10 (in March 2024) and €30 (in September 2024), around €21.'],
  ['with turns on its way', { turns: [true, false] }, PATH, ['high', 'low', 'rises'], 'Cost rises from €10 in January 2024 to €30 in December 2024.'],
])('the words of a course %s', (_, told, facts, says, without) => {
  const saying = handSaid(sayCourse, { ...TOLD, ...told }, { ...FACTS, ...facts });
  expect(saying?.words?.map((word) => word.says)).toEqual(says);
  expect(saying?.without).toBe(without);
}); // prettier-ignore

test.each<[string, Partial<CourseTold>, Row, string | null]>([
  ['that falls', { ends: -1 }, { value: 10, baseline: 30 }, 'Cost falls from €30 in January 2024 to €10 in December 2024.'],
  [
    'that rises to more before',
    {},
    { high: 34 },
    'Cost rises from €10 in January 2024 to €30 in December 2024, after a high of €34 in September 2024.',
  ],
  ['that rises to a little more before', {}, { high: 33 }, 'Cost rises from €10 in January 2024 to €30 in December 2024.'],
  [
    'that rises after less',
    {},
    { low: 6 },
    'Cost rises from €10 in January 2024 to €30 in December 2024, after a low of €6 in March 2024.',
  ],
  [
    'that falls after more',
    { ends: -1 },
    { value: 10, baseline: 30, high: 34 },
    'Cost falls from €30 in January 2024 to €10 in December 2024, after a high of €34 in September 2024.',
  ],
  [
    'that falls to less before',
    { ends: -1 },
    { value: 10, baseline: 30, low: 6 },
    'Cost falls from €30 in January 2024 to €10 in December 2024, after a low of €6 in March 2024.',
  ],
  [
    'that turns down',
    {},
    { value: 12, high: 30 },
    'Cost rises from €10 in January 2024 to a high of €30 in September 2024, then falls to €12 in December 2024.',
  ],
  [
    'that turns up',
    {},
    { value: 12, baseline: 14, high: 14, low: 2 },
    'Cost falls from €14 in January 2024 to a low of €2 in March 2024, then recovers to €12 in December 2024.',
  ],
  [
    'that varies',
    { ends: 0 },
    { value: 25, baseline: 20, high: 27, low: 17 },
    'Cost varies between €17 (in March 2024) and €27 (in September 2024), around €21.',
  ],
  [
    'whose ends differ by chance',
    { going: 'none', ends: 0 },
    {},
    'Cost varies between €10 (in March 2024) and €30 (in September 2024), around €21.',
  ],
  [
    'whose readings show another way than their level',
    { ends: -1 },
    { first_third: 26, last_third: 14 },
    'Cost varies between €10 (in March 2024) and €30 (in September 2024); its level falls, from €26 on average in the first third of the time to €14 in the last.',
  ],
  [
    'that scatters around a rising level',
    { going: 'level', leads: false },
    {},
    'Cost varies between €10 (in March 2024) and €30 (in September 2024); its level rises, from €14 on average in the first third of the time to €26 in the last.',
  ],
  [
    'whose level does not rise in the whole table',
    { going: 'level', measure: { ...COST, noun: 'costs' } },
    { first_third: 26, last_third: 14 },
    'Costs vary between €10 (in March 2024) and €30 (in September 2024), around €21.',
  ],
  [
    'that scatters around a rising level, by whole years',
    { going: 'level', over: 12 },
    {},
    'Cost varies between €10 (in March 2024) and €30 (in September 2024); its level rises, from €14 on average in the first 12 months to €26 in the last 12.',
  ],
  [
    'whose least month is only a short one',
    { going: 'none', ends: 0 },
    { low_a_day: 0 },
    'Cost varies between €10 and €30 (in September 2024), around €21.',
  ],
  [
    'whose months are only of unlike length',
    { going: 'level', ends: 0 },
    { low_a_day: 0, high_a_day: 0 },
    'Cost varies between €10 and €30, around €21.',
  ],
  [
    'that turns down in a month that is only a long one',
    { ends: 0 },
    { value: 12, high: 30, high_a_day: 0 },
    'Cost varies between €10 (in March 2024) and €30, around €21.',
  ],
  [
    'that turns up in a month that is only a short one',
    { ends: 0 },
    { value: 12, baseline: 14, high: 14, low: 2, low_a_day: 0 },
    'Cost varies between €2 and €14 (in September 2024), around €21.',
  ],
  [
    'that rises to more in a longer month',
    {},
    { high: 34, high_a_day: 0 },
    'Cost rises from €10 in January 2024 to €30 in December 2024.',
  ],
  [
    'that rises after less in a shorter month',
    {},
    { low: 6, low_a_day: 0 },
    'Cost rises from €10 in January 2024 to €30 in December 2024.',
  ],
  ['along steps that scatter', { of: 'step', axis: 'depth' }, { r: 0.6, first: 0, last: 9 }, null],
  [
    'that varies and is not what the table is about',
    { leads: false, ends: 0 },
    { value: 25, baseline: 20, high: 27, low: 17 },
    null,
  ],
  ['of means', { of: 'mean' }, {}, 'Mean cost rises from €10 in January 2024 to €30 in December 2024.'],
  [
    'of means of means',
    { of: 'mean', measure: { ...COST, noun: 'mean costs' } },
    {},
    'Mean costs rise from €10 in January 2024 to €30 in December 2024.',
  ],
  ['of several', { measure: { ...COST, noun: 'costs' } }, {}, 'Costs rise from €10 in January 2024 to €30 in December 2024.'],
  ['of sums', { of: 'sum' }, {}, 'Cost a month rises from €10 in January 2024 to €30 in December 2024.'],
  ['by the day', { grain: 'day' }, {}, 'Cost rises from €10 on 1 January 2024 to €30 on 1 December 2024.'],
  [
    'of a running total',
    { of: 'growth' },
    {},
    'Cost reaches €30 by 1 December 2024, and grows fastest in September 2024: by €30.',
  ],
  [
    'of a running total by the month of years',
    { of: 'growth', grain: 'year', measure: { ...COST, noun: 'costs' } },
    { grain: 'month' },
    'Costs reach €30 by 1 December 2024, and grow fastest in September 2024: by €30.',
  ],
  ['of a running total that stands still', { of: 'growth' }, { high: 0 }, null],
  ['of a running total of few periods', { of: 'growth' }, { steps: 2 }, null],
  ['along steps', { of: 'step', axis: 'depth' }, { first: 0, last: 9 }, 'Mean cost rises from €10 at depth 0 to €30 at depth 9.'],
  [
    'down along steps',
    { of: 'step', axis: 'depth' },
    { value: 10, baseline: 30, first: 0, last: 9 },
    'Mean cost falls from €30 at depth 0 to €10 at depth 9.',
  ],
  [
    'along steps that scatter, of things that all rise',
    { of: 'step', axis: 'depth' },
    { r: 0.6, things: 5, slope: 9, scatter: 1.9, first: 0, last: 9 },
    'Mean cost rises from €10 at depth 0 to €30 at depth 9.',
  ],
  [
    'along steps, of things that go apart',
    { of: 'step', axis: 'depth' },
    { things: 5, slope: 2, scatter: 3, first: 0, last: 9 },
    null,
  ],
  [
    'along steps, of few things',
    { of: 'step', axis: 'depth' },
    { things: 4, slope: 2, scatter: 3, first: 0, last: 9 },
    'Mean cost rises from €10 at depth 0 to €30 at depth 9.',
  ],
  ['along steps that go back', { of: 'step', axis: 'depth' }, { value: 21, first: 0, last: 9 }, null],
  [
    'along steps that read alike',
    { of: 'step', axis: 'depth' },
    { value: 10.004, baseline: 10, high: 10.004, low: 10, first: 0, last: 9 },
    null,
  ],
  ['along steps that stand still', { of: 'step', axis: 'depth' }, { value: 10, high: 10, first: 0, last: 9 }, null],
  ['along few steps', { of: 'step', axis: 'depth' }, { steps: 2, first: 0, last: 9 }, null],
  ['of few periods', {}, { steps: 2 }, null],
  ['of three periods', {}, { steps: 3 }, 'Cost rises from €10 in January 2024 to €30 in December 2024.'],
  ['that is flat', {}, { value: 30, baseline: 29.5, low: 29.5 }, null],
])('%s', (_, told, facts, sentence) =>
  expect(handSaid(sayCourse, { ...TOLD, ...told }, { ...FACTS, ...facts })?.sentence ?? null).toBe(sentence),
);
