import type { Claim } from '../../contracts/report/claim';
import { inLanguage } from '../../words';
import { amountText, numberText, percentText, wholeText } from '../../wording/number-text';
import { figureIn } from './figure-in-language';

type Figure = Pick<Claim, 'metric' | 'value' | 'unit'>;
const figure = (value: number | null, text: string, unit: string | null = null): Figure => ({
  metric: { figure: 'total', label: 'Total', text },
  value,
  unit,
});

test.each<[string, number, string | null, (value: number, unit: string | null) => string]>([
  ['an amount with its unit', 1234.5, 'EUR', amountText],
  ['a whole number', 12_345.6, null, (value) => wholeText(value)],
  ['a number with decimals', 1234.5678, null, (value) => numberText(value)],
  ['a share', 0.4567, '%', (value) => percentText(value)],
])('%s is written once more in the way in which it was', (_, value, unit, way) => {
  const [english, german] = (['en', 'de'] as const).map((language) => inLanguage(language, () => way(value, unit)));
  expect(german).not.toBe(english);
  expect(figureIn('de', figure(value, english ?? '', unit), 'en')).toBe(german);
  expect(figureIn('en', figure(value, german ?? '', unit), 'de')).toBe(english);
});

test.each<[string, Figure]>([
  ['was written in words', figure(3, 'three of them')],
  ['has no value', figure(null, '3')],
  ['is no metric', { value: 3, unit: null }],
])('a figure that %s stays as it is', (_, given) => expect(figureIn('de', given, 'en')).toBeNull());
