import { inLanguage } from '../../words';
import { handDimension } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { sayLabelSeason, type LabelSeasonTold } from './say';

const TOLD: LabelSeasonTold = {
  dimension: handDimension('article', ['bench', 'table']),
  label: 'bench',
  months: [2, 3, 4],
  years: 2,
};
const FACTS = { value: 0.625, baseline: 0.25, n: 80, cases: 50 };

test('when it comes, how many of it, and how many of the others', () =>
  expect(handSaid(sayLabelSeason, TOLD, FACTS)).toEqual({
    sentence: 'Rows with article bench come in March to May, in each of 2 years: 62.5% of them (50 of 80), against 25% of the others.',
    baseline: 0.25,
    n: 80,
  })); // prettier-ignore

test('one month, and in German', () => {
  expect(handSaid(sayLabelSeason, { ...TOLD, months: [11] }, FACTS)?.sentence).toContain('come in December, in each of 2 years');
  expect(inLanguage('de', () => handSaid(sayLabelSeason, TOLD, FACTS)?.sentence)).toMatch(/kommen von März bis Mai, in jedem von 2 Jahren: 62,5\s% davon/u);
}); // prettier-ignore

test('nothing where the whole table does not bear it out', () =>
  expect(handSaid(sayLabelSeason, TOLD, { ...FACTS, value: 0.2 })).toBeNull());
