import { footerOf } from './total-row';

const BODY = ['North', 'South', 'West'].flatMap((region) => [
  [region, '2020', '10'],
  [region, '2021', '12'],
]);

test('a sum below a table is none of its rows', () => {
  expect(footerOf([['Total', '', '66']], BODY)).toEqual(['total']);
  expect(footerOf([['Subtotal', '', '66'], ['VAT', '', '12'], ['Total', '', '78']], BODY)).toEqual(['total', 'total', 'total']); // prettier-ignore
});

test('a member that is the sum of the others in each period is read with the others', () => {
  const totals = ['2020', '2021'].map((year) => ['Total', year, '33']);
  expect(footerOf(totals, BODY)).toEqual([]);
  expect(footerOf([...BODY.slice(-2), ...totals], BODY)).toEqual([]);
});

test('a sum that is marked by stars, as SAP has it, and none where stars are what others have as well', () => {
  expect(footerOf([['*', '', '66']], BODY)).toEqual(['total']);
  expect(footerOf([['*', '', '66'], ['**', '', '66']], BODY)).toEqual(['total', 'total']); // prettier-ignore
  expect(footerOf([['*', '', '3']], BODY)).toEqual([]);
  expect(footerOf([['*', '2021', '66']], [...BODY, ['*', '2020', '7']])).toEqual([]);
});
