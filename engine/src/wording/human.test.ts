import { human, labelText, list, series, singular } from './human';

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

test.each([
  ['Retourenquote', 'Retourenquote'],
  ['Verk. Stück', 'Verk. Stück'],
  ['Std. Personal', 'Std. Personal'],
  ['Warengruppe', 'Warengruppe'],
  ['umsatz_netto', 'umsatz netto'],
  ['UMSATZ NETTO', 'umsatz netto'],
  ['Personal Data', 'personal data'],
  ['Days Late', 'days late'],
  ['Young Adults', 'young adults'],
  ['assigned_to', 'assigned to'],
  ['unitPrice', 'unit price'],
  ['NoOfItems', 'no of items'],
  ['DfE No', 'DfE no'],
  ['PCNs Paid', 'PCNs paid'],
  ['KPIs', 'KPIs'],
  ['SLA_days', 'SLA days'],
  ['EC/Karte', 'EC/karte'],
  ['Make/Model', 'make/model'],
  ['VAT/Duty paid', 'VAT/duty paid'],
  ['Fuel.tank.capacity', 'fuel tank capacity'],
  ['MPG.city', 'MPG city'],
  ['Wr.Hnd', 'wr hnd'],
  ['U.S.sales', 'U.S sales'],
  ['U.S. sales', 'U.S. sales'],
  ['M.I', 'M.I'],
  ['Heat kWh', 'heat kWh'],
  ['Heat kWh/m2', 'heat kWh/m2'],
  ['Output_(MWh)', 'output (MWh)'],
  ['meanPressure hPa', 'mean pressure hPa'],
  ['pH of water', 'pH of water'],
  ['iPad sales', 'ipad sales'],
  ['size 1.5', 'size 1.5'],
  ['v1.5', 'v1.5'],
  ['No. of beds', 'no. of beds'],
  ['Renewed?', 'renewed'],
  ['Paid ?', 'paid'],
  ['?', '?'],
  ['LIRR: Total Trips', 'LIRR: total trips'],
  ['Long Island: % of Days', 'Long Island: % of days'],
  ['Trips (LIRR)', 'trips (LIRR)'],
  ['LONG ISLAND: TRIPS', 'long island: trips'],
])('%s is called %s', (column, name) => expect(human(column)).toBe(name));
