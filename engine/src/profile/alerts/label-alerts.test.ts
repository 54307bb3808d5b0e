import { nearDuplicates } from './label-alerts';

test('groups spellings that differ in case, blanks and marks', () => {
  expect(nearDuplicates([['Hardware', 50], ['hardware ', 3], ['Soft-ware', 9], ['soft ware', 2]])).toEqual([['Hardware', 'hardware '], ['Soft-ware', 'soft ware']]); // prettier-ignore
});

test('takes a rare label one letter away for a slip', () => {
  expect(nearDuplicates([['Network', 90], ['Netwrok', 1], ['Networks', 2]])).toEqual([['Network', 'Netwrok'], ['Network', 'Networks']]); // prettier-ignore
});

test('leaves labels apart that are both frequent, short, or numbered', () => {
  expect(
    nearDuplicates([
      ['Resolve', 40],
      ['Resolved', 38],
      ['cat', 30],
      ['car', 1],
      ['Room 11', 20],
      ['Room 12', 1],
    ]),
  ).toEqual([]);
});

test('takes the word that differs for a slip, and none of two or three letters', () => {
  expect(
    nearDuplicates([
      ['Medibau AG', 210],
      ['Nordsoft GmbH', 90],
      ['Line A north', 80],
      ['Medibau KG', 7],
      ['Line B north', 5],
      ['Nordsofd GmbH', 2],
      ['Medi bau AG', 1],
    ]),
  ).toEqual([
    ['Medibau AG', 'Medi bau AG'],
    ['Nordsoft GmbH', 'Nordsofd GmbH'],
  ]);
});

test('a picture in a label is no spelling of it', () =>
  expect(nearDuplicates([['Spring sale 🌷', 40], ['Spring sale', 38], ['🔥 Last days', 20], ['Last days', 20], ['last  days!', 2]])).toEqual([['Last days', 'last  days!']])); // prettier-ignore
