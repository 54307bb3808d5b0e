import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { holds } from '../farthest';
import { sayChanges, type ChangeTold } from './say';

const TOLD: ChangeTold = {
  measure: handMeasure('sbp', [1, 2], { unit: 'mmHg' }),
  dimension: handDimension('arm', ['Drug', 'Placebo', 'Sham']),
  labels: ['Drug', 'Placebo'],
  others: false,
  against: null,
  since: null,
  higher: false,
  axis: 'week',
  grain: 'day',
  things: 1200,
  named: ['patient_id'],
  open: null,
};
const FACTS = {
  value: -14.2,
  baseline: -3.1,
  first: 0,
  last: 12,
  from0: 150,
  to0: 135.8,
  from1: 151.2,
  to1: 148.1,
  least: 5,
  n: 460,
};
const said = (told: Partial<ChangeTold> = {}, facts: Record<string, number> = {}) =>
  handSaid(sayChanges, { ...TOLD, ...told }, { ...FACTS, ...facts }, handFrame('t', 460));

test('how far each group goes, and between what', () =>
  expect(said()).toEqual({
    sentence:
      'From week 0 to week 12, sbp falls by 14.2 mmHg for arm Drug (150 to 135.8 mmHg) and by 3.1 mmHg for Placebo (151.2 to 148.1 mmHg).',
    words: [holds('falls', 'value < 0', 'SELECT 1 AS value')],
    baseline: -3.1,
    n: 460,
    counted: '1,200 patients',
  }));

test.each<[string, Partial<ChangeTold>, Record<string, number>]>([
  ['rises by 8 mmHg for arm Drug (140 to 148 mmHg) and falls by 3.1 mmHg for Placebo (151.2 to 148.1 mmHg).', { higher: true }, { value: 8, from0: 140, to0: 148 }],
  ['falls by 14.2 mmHg for arm Drug (150 to 135.8 mmHg) and stays at 151 mmHg for Placebo.', {}, { baseline: 0, from1: 151, to1: 151 }],
  ['stays at 150 mmHg for arm Drug and falls by 3.1 mmHg for Placebo (151.2 to 148.1 mmHg).', { higher: true }, { value: 0, from0: 150, to0: 150 }],
  ['falls by 14.2 mmHg for arm Drug (150 to 135.8 mmHg), by 3.1 mmHg for Placebo (151.2 to 148.1 mmHg) and rises by 1 mmHg for Sham (150 to 151 mmHg).', { labels: ['Drug', 'Placebo', 'Sham'] }, { from2: 150, to2: 151 }],
  ['falls by 14.2 mmHg for arm Drug (150 to 135.8 mmHg) and by 3.1 mmHg for the others (151.2 to 148.1 mmHg).', { labels: ['Drug'], others: true }, {}],
  ['falls by 14.2 mmHg for arm 1 (150 to 135.8 mmHg) and by 3.1 mmHg for arm 2 (151.2 to 148.1 mmHg).', { labels: ['1', '2'] }, {}],
])('%s', (changes, told, facts) => expect(said(told, facts)?.sentence).toBe(`From week 0 to week 12, sbp ${changes}`)); // prettier-ignore

test('of a noun in the plural, of shares, and of dates', () => {
  expect(said({ measure: handMeasure('sales', [1, 2], { noun: 'sales' }) })?.sentence).toMatch(/, sales fall by 14.2 for/);
  expect(said({ measure: handMeasure('sales', [1, 2]) }, { value: 5, baseline: 1, from0: 1, to0: 6 })).toBeNull();
  const share = { measure: handMeasure('late', [0, 1], { fraction: true }) };
  expect(said(share, { from0: 0.5, to0: 0.25, from1: 0.5, to1: 0.4 })?.sentence).toMatch(
    /, the share with late falls by 25 percentage points for arm Drug \(50 to 25%\)/,
  );
  const dated = said({ axis: null, grain: 'year' }, { first: Date.UTC(1952, 0, 1), last: Date.UTC(2007, 0, 1) });
  expect(dated?.sentence).toMatch(/^From 1952 to 2007, sbp falls/);
});

test('a word of its own for each way', () => {
  expect(said({ higher: true }, { value: 8, from0: 140, to0: 148 })?.words).toEqual([
    holds('rises', 'value > 0', 'SELECT 1 AS value'),
  ]);
  expect(said({ higher: true }, { value: 0, from0: 150, to0: 150 })?.words).toEqual([]);
});

test('what may be chance is told as such', () =>
  expect(said({ open: 0.00432 })).toMatchObject({
    sentence: expect.stringMatching(/\(151.2 to 148.1 mmHg\)\. Whether others would differ so is not certain\.$/),
    evidence: ['p = 0.004 before correction'],
  }));

test.each([
  [['subject'], '1,200 values of subject'],
  [['country', 'firm'], '1,200 values of country and firm'],
  [[], '1,200 values of '],
])('things that have no word are counted as values of %j', (named, counted) => expect(said({ named })?.counted).toBe(counted));

test.each<[string, Partial<ChangeTold>, Record<string, number>]>([
  ['the whole table goes the other way', {}, { value: -2 }],
  ['the whole table goes the other way, up', { higher: true }, {}],
  ['both go as far', {}, { baseline: -14.2 }],
  ['few were read at an end', {}, { least: 4 }],
  ['nothing was read at an end', {}, { least: NaN }],
  ['it reads the same', {}, { from1: 150, to1: 135.8, baseline: -14.199 }],
  ['no group moves', {}, { to0: 150, to1: 151.2, value: -0.001, baseline: 0 }],
])('nothing where %s', (_, told, facts) => expect(said(told, facts)).toBeNull()); // prettier-ignore

describe('how much further the first goes', () => {
  const APART = { own_sd: 8, own_n: 20, rest_sd: 8, rest_n: 20, own_since: -9, rest_since: -2 };
  test.each<[string, Partial<ChangeTold>, Record<string, number>]>([
    ['Against Placebo that is 11.1 mmHg less (95% interval 5.98 to 16.2 mmHg).', { against: 1 }, {}],
    ['Against Placebo that is 11.1 mmHg less (95% interval 5.98 to 16.2 mmHg), and it shows from week 4 on.', { against: 1, since: 4 }, {}],
    ['Against Placebo that is 11.1 mmHg less (95% interval 5.98 to 16.2 mmHg).', { against: 1, since: 4 }, { own_since: 1 }],
    ['Against all others that is 11.1 mmHg less (95% interval 5.98 to 16.2 mmHg).', { labels: ['Drug', 'Placebo', 'Sham'] }, { from2: 150, to2: 151 }],
    ['Against all others that is 11.1 mmHg less (95% interval 5.98 to 16.2 mmHg).', { labels: ['Drug'], others: true }, {}],
    ['Against Placebo that is 11.1 mmHg more (95% interval 5.98 to 16.2 mmHg).', { higher: true }, { value: 8, baseline: -3.1, from0: 140, to0: 148 }],
  ])('%s', (end, told, facts) => expect(said(told, { ...APART, ...facts })?.sentence.slice(-end.length)).toBe(end)); // prettier-ignore
});
