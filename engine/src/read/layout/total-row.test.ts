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
