import { handDimension, handFrame } from '../testing/hand-made-frame';
import { inLanguage } from '../words';
import { comparison, COUNTS } from './comparison';
import { spanText, whenText } from './date-text';
import { human, singular } from './human';
import { amountText, numberText } from './number-text';
import { countText, rowsWith } from './phrases';
import { rowNoun } from './row-noun';

const inGerman = <Result>(say: () => Result): Result => inLanguage('de', say);
const JUNE = Date.UTC(2023, 5, 5);
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

test('numbers and amounts are written as German writes them', () => {
  const said = inGerman(() => [
    numberText(12.5),
    numberText(1_000_000),
    numberText(35_100_000),
    amountText(3040, 'EUR'),
    amountText(0.418, null, true),
    amountText(1, 'days'),
    amountText(2.5, 'days'),
  ]);
  expect(said.map(plain)).toEqual(['12,5', '1 Million', '35,1 Millionen', '3.040 €', '41,8 %', '1 Tag', '2,5 Tage']);
});

test('times have their prepositions', () =>
  expect(
    inGerman(() => [
      whenText(JUNE, JUNE, 'day'),
      whenText(JUNE, JUNE, 'week'),
      whenText(JUNE, JUNE, 'month'),
      whenText(JUNE, JUNE, 'quarter'),
      whenText(JUNE, JUNE, 'year'),
      whenText(Date.UTC(2019, 0), JUNE, 'year'),
      spanText(Date.UTC(2023, 3), JUNE, 'month'),
    ]),
  ).toEqual([
    'am 5. Juni 2023',
    'in der Woche vom 5. Juni 2023',
    'im Juni 2023',
    'im 2. Quartal 2023',
    'im Jahr 2023',
    'in den Jahren 2019–2023',
    'April–Juni 2023',
  ]));

test('rows have a noun of their own, one of them too', () => {
  expect(inGerman(() => [rowNoun('orders', false), rowNoun('births', false), rowNoun('visits', false)])).toEqual([
    'Bestellungen',
    'Zeilen',
    'Zeilen',
  ]);
  expect(inGerman(() => ['Bestellungen', 'Zeilen', 'Konten', 'Tickets'].map(singular))).toEqual([
    'Bestellung',
    'Zeile',
    'Konto',
    'Ticket',
  ]);
  expect(inGerman(() => [countText(1, 'Zeilen'), countText(2400, 'Zeilen')])).toEqual(['1 Zeile', '2.400 Zeilen']);
});

test('names keep the letters of their header, and stand in quotes', () => {
  expect(inGerman(() => [human('Anzahl_Tage'), human('unitPrice')])).toEqual(['Anzahl Tage', 'unit Price']);
  const place = handDimension('Ort', ['Nord', 'Süd']);
  expect(inGerman(() => rowsWith(handFrame('orte', 2, { rows: 'Zeilen', dimensions: [place] }), place, 'Nord'))).toBe(
    'Zeilen mit „Ort“ Nord',
  );
});

test.each([
  [25, 10, 'das 2,5-Fache der übrigen (10)'],
  [15, 10, '50 % über den übrigen (10)'],
  [5, 10, '50 % unter den übrigen (10)'],
  [10, 10, 'etwa so viel wie bei den übrigen (10)'],
  [5, 0, 'bei den übrigen sind es 0'],
])('%p beside %p: %s', (value, base, said) =>
  expect(plain(inGerman(() => comparison(value, base, COUNTS, 'others')))).toBe(said),
);
