import { amountText, percentText, wholeText } from '../wording/number-text';
import { comparison, amountsOf } from '../wording/comparison';
import { noting } from '../wording/noted-numbers';
import { toldNumbers } from './told-numbers';

const told = (say: () => string, facts: Record<string, number | null>) =>
  toldNumbers(noting(say), say(), facts).map(({ from, to, is }) => [say().slice(from, to), is]);

test('each number of a sentence is what the query gives, the distance and the multiple of two of them too', () => {
  const facts = { value: 9.6, baseline: 8.1, n: 102 };
  const say = () => `${amountText(9.6, 'days')}, ${comparison(9.6, 8.1, amountsOf('days'))}, of ${wholeText(102)}`;
  expect(told(say, facts)).toEqual([
    ['9.6 days', '"value"'],
    ['19%', '1.0 * "value" / "baseline" - 1'],
    ['8.1 days', '"baseline"'],
    ['102', '"n"'],
  ]);
});

test('shares apart by percentage points', () => {
  const say = () => comparison(0.5, 0.38, amountsOf('%'));
  expect(told(say, { value: 0.5, baseline: 0.38 })).toEqual([
    ['12 percentage points', '"value" - "baseline"'],
    ['38%', '"baseline"'],
  ]);
});

test('what no query gives is no door, and a whole number is no chance difference of two others', () => {
  expect(told(() => `${wholeText(60)} days, ${wholeText(2)}`, { value: 5, n: 3, m: 1 })).toEqual([]);
  expect(told(() => percentText(0.5), { value: 5, n: null })).toEqual([]);
});

test('a sentence that reads otherwise has none', () => {
  expect(
    toldNumbers(
      noting(() => wholeText(3)),
      'three',
      { value: 3 },
    ),
  ).toEqual([]);
});
