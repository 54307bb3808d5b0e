import { labelText, list, series, singular } from './human';

test.each([
  ['records', 'record'],
  ['properties', 'property'],
  ['cases', 'case'],
  ['expenses', 'expense'],
  ['branches', 'branch'],
  ['addresses', 'address'],
])('one of %s is a %s', (many, one) => expect(singular(many)).toBe(one));

test('what stands in a row is listed in the order of the language', () => {
  expect(list([])).toBe('');
  expect(list(['a'])).toBe('a');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(series(['a', 'b', 'c'])).toBe('a, b, c');
});

test('a label that reads as no name stands in quotes', () => {
  expect(labelText('Rome')).toBe('Rome');
  expect(labelText('*Rome*')).toBe('“*Rome*”');
});
