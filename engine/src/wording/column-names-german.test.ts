import { columnNames } from './column-names';

const named = (...headers: string[]) => headers.map(columnNames(headers.map((name) => ({ name }))));

test('of German headers those that nobody knows keep their capitals too', () => {
  expect(named('Gewerk', 'Dienstleister', 'Arbeitsstunden', 'Materialkosten (€)', 'Erledigt am')).toEqual([
    'Gewerk',
    'Dienstleister',
    'Arbeitsstunden',
    'Materialkosten (€)',
    'Erledigt am',
  ]);
});

test('one borrowed word makes no German table', () => {
  expect(named('Region', 'Kindergarten', 'Wasser', 'Sales', 'Units Sold', 'Store Type')).toEqual([
    'region',
    'kindergarten',
    'Wasser',
    'sales',
    'units sold',
    'store type',
  ]);
});
