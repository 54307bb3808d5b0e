import { amountText, percentText, pointsText, timesText, wholeText } from './number-text';
import { noted, noting, numbersNoted, readAlike } from './noted-numbers';

test('texts read alike whatever they are the texts of', () => {
  const texts = noting(() => [noted(0.891, '89%'), noted(0.888, '89%'), noted(0.9, '90%')]);
  expect([readAlike(texts[0] ?? '', texts[1] ?? ''), readAlike(texts[0] ?? '', texts[2] ?? '')]).toEqual([true, false]);
  expect(texts[0]).not.toBe(texts[1]);
});

test('while numbers are noted each text knows what it is of, and reads as it does otherwise', () => {
  const say = () =>
    `${wholeText(1234)} rows, ${percentText(0.41824)} of ${amountText(12.3456, 'kg')}, ${pointsText(12.34)}, ${timesText(2.1234)} times`;
  const { text, numbers } = numbersNoted(noting(say));
  expect(text).toBe(say());
  expect(numbers.map(({ from, to, value, unit }) => [text.slice(from, to), value, unit])).toEqual([
    ['1,234', 1234, null],
    ['41.8%', 0.41824, '%'],
    ['12.3 kg', 12.3456, 'kg'],
    ['12 percentage points', 12.34, 'points'],
    ['2.1', 2.1234, null],
  ]);
});

test('outside of it no mark is written, after a failure neither', () => {
  expect(() => noting(() => wholeText(NaN))).toThrow();
  expect(wholeText(3)).toBe('3');
});
