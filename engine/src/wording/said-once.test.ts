import { saidOnce } from './said-once';

test.each([
  ['Total total by region', 'total', 'Total by region'],
  ['Total total cost by region', 'total cost', 'Total cost by region'],
  ['Total cost total $ by airline', 'cost total $', 'Cost total $ by airline'],
  ['Mean average delay by month', 'average delay', 'Average delay by month'],
  ['Avg mean pressure', 'mean pressure', 'Mean pressure'],
  ['Median median income', 'median income', 'Median income'],
  ['Summe von Summe brutto nach Region', 'Summe brutto', 'Summe brutto nach Region'],
  ['Mittelwert: durchschnittliche Dauer', 'durchschnittliche Dauer', 'Durchschnittliche Dauer'],
])('%s: %s is said once', (name, noun, once) => expect(saidOnce(name, noun)).toBe(once));

test.each([
  ['Total cost by region', 'cost'],
  ['Total sum insured', 'sum insured'],
  ['Total subtotal', 'subtotal'],
  ['Mean total cost', 'total cost'],
  ['Total average price', 'average price'],
  ['Mean meantime', 'meantime'],
  ['Summe von Gesamtkosten', 'Gesamtkosten'],
  ['Total by region', 'region'],
])('%s says it of %s, which does not', (name, noun) => expect(saidOnce(name, noun)).toBe(name));
