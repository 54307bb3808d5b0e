import { parseNumber } from './number-format';

test.each([
  ['1', { integer: true, plain: true }],
  ['-1.5', { decimal: '.', plain: true }],
  ['1,5', { decimal: ',' }],
  ['1,234.50', { decimal: '.', group: ',' }],
  ['1.234,50', { decimal: ',', group: '.' }],
  ["1'234.50", { decimal: '.', group: "'" }],
  ['1 234,50', { decimal: ',', group: ' ' }],
  ['1\u202f234', { group: ' ', integer: true }],
  ['12,34,567', { group: ',', integer: true }],
  ['1.234', { ambiguous: '.' }],
  ['1,234', { ambiguous: ',' }],
  ['0.234', { ambiguous: null, decimal: '.' }],
  ['$1,200', { currency: 'USD' }],
  ['-$5.00', { currency: 'USD' }],
  ['5,00 €', { currency: 'EUR' }],
  ['CHF 12.50', { currency: 'CHF' }],
  ['12 %', { percent: true }],
  ['(12.50)', { parentheses: true }],
  ['1.2e-5', { exponent: true }],
  ['007', { leadingZero: true }],
  ['+4', { plain: false }],
])('takes %s apart', (text, expected) => {
  expect(parseNumber(text)).toMatchObject(expected);
});

test.each(['', 'abc', '1-2', '1.2.3', '1,23,4', '(5', '5)', '--5', '12 apples', '10.0.0.1', '2020-01-01', '12:30', '$', '-'])(
  '%j is no number',
  (text) => {
    expect(parseNumber(text)).toBeNull();
  },
);
