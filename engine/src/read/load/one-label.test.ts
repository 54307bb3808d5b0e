import { randomFrom } from '../../stats/distributions/random';
import { slipsAmong, type Counted } from './one-label';

/** What each label is read as, where that is another. */
const readAs = (...labels: Counted[]): Record<string, string> =>
  Object.fromEntries(slipsAmong(labels.toSorted(([, a], [, b]) => b - a)).map(({ from, to }) => [from, to]));

test.each<[string, Counted[], Record<string, string>]>([
  ['a blank', [['Linz', 90], ['St. Pölten', 60], ['St.Pölten', 3]], { 'St.Pölten': 'St. Pölten' }],
  ['an umlaut', [['Köln', 90], ['Bonn', 60], ['Koeln', 3], ['MÜNCHEN', 5], ['Muenchen', 44]], { Koeln: 'Köln', 'MÜNCHEN': 'Muenchen' }],
  ['an accent', [['México', 90], ['Perú', 60], ['Mexico', 8]], { Mexico: 'México' }],
  ['a hyphen', [['walk-in', 80], ['Referral', 70], ['walk in', 9], ['Walk-In', 2]], { 'walk in': 'walk-in', 'Walk-In': 'walk-in' }],
  ['a point at its end', [['Miller Ltd', 80], ['Shaw Ltd', 60], ['Miller Ltd.', 4]], { 'Miller Ltd.': 'Miller Ltd' }],
  ['a blank before a number', [['Press 4', 80], ['Press 5', 60], ['press4', 4]], { press4: 'Press 4' }],
  ['a hyphen before a number', [['D-417', 80], ['D-418', 60], ['D417', 4], ['D-233', 70]], { D417: 'D-417' }],
  ['a street', [['Hauptstraße 8', 80], ['Am Kanal 3', 60], ['Hauptstr. 8', 4], ['Hauptstr.8', 2], ['Hauptstraße 18', 70]], { 'Hauptstr. 8': 'Hauptstraße 8', 'Hauptstr.8': 'Hauptstraße 8' }],
  ['a street of more words', [['Mill Road', 80], ['High Street', 60], ['High St', 4], ['Mill Rd.', 7], ['12 Park Avenue', 40], ['12 Park Ave', 2]], { 'High St': 'High Street', 'Mill Rd.': 'Mill Road', '12 Park Ave': '12 Park Avenue' }],
  ['countries', [['DE', 414], ['AT', 116], ['CH', 81], ['UK', 64], ['NL', 47], ['Germany', 15], ['Österreich', 5], ['Deutschland', 3]], { Germany: 'DE', Österreich: 'AT', Deutschland: 'DE' }],
  ['countries, about as frequent', [['Schweiz', 40], ['CH', 35], ['France', 20], ['FR', 20], ['Frankreich', 4]], { CH: 'Schweiz', FR: 'France', Frankreich: 'France' }],
  ['a contraction', [['Home', 2070], ['International', 502], ['EU', 65], ['Intl', 13]], { Intl: 'International' }],
  ['an abbreviation with its point', [['Department', 200], ['Ward', 90], ['Dept.', 4], ['Clinic', 30]], { 'Dept.': 'Department' }],
  ['the begin of a word', [['Corporate', 252], ['Direct', 252], ['Wholesale', 252], ['Corp', 6]], { Corp: 'Corporate' }],
  ['a word in two cases, about as frequent', [['Price', 185], ['price', 100], ['Changed mind', 108], ['changed mind', 90]], { price: 'Price', 'changed mind': 'Changed mind' }],
  ['a letter of a pair', [['Referral', 220], ['Referal', 9], ['Facebook', 400], ['Faceboook', 3]], { Referal: 'Referral', Faceboook: 'Facebook' }],
  ['two neighbours', [['Received', 220], ['Recieved', 9], ['Open', 60]], { Recieved: 'Received' }],
  ['what it is', [['Seeblick', 671], ['Messe', 577], ['Altstadt', 453], ['Bergblick', 281], ['messe', 14], ['Hotel Seeblick', 14]], { messe: 'Messe', 'Hotel Seeblick': 'Seeblick' }],
  ['one after the other', [['DE', 90], ['AT', 80], ['Germany', 9], ['GERMANY', 2]], { Germany: 'DE', GERMANY: 'DE' }],
])('%s', (_, labels, expected) => {
  expect(readAs(...labels)).toEqual(expected);
}); // prettier-ignore

test.each<[string, Counted[]]>([
  ['alleles', [['Aa', 50], ['AA', 26], ['aa', 24]]],
  ['single letters', [['A', 90], ['a', 4]]],
  ['letters in two cases', [['ab', 60], ['Ab', 50]]],
  ['genes', [['TP53', 60], ['Tp53', 50], ['BRCA', 60], ['brca', 50]]],
  ['words with another letter', [['Marten', 300], ['Martin', 9], ['Falling', 300], ['Filling', 9], ['Baking', 200], ['Basking', 8]]],
  ['short words', [['Fully', 300], ['Fuly', 3]]],
  ['codes that mix cases', [['aB3x', 60], ['Ab3X', 5]]],
  ['names of rows', [['Ann', 2], ['ANN', 1], ['Bob', 1], ['Eve', 1]]],
  ['grades and groups of blood', [['A', 90], ['A-', 20], ['AB', 40], ['AB-', 9], ['A+', 60], ['AB+', 3]]],
  ['numbers with marks', [['1.5', 90], ['15', 20], ['1-5', 9]]],
  ['numbers of one digit behind a hyphen', [['A-1', 90], ['A1', 6], ['A-2', 60]]],
  ['saints', [['Saint Paul', 90], ['St. Paul', 6], ['Street Paul', 9]]],
  ['roads', [['Rd 8', 90], ['Road 8', 6]]],
  ['orchestras', [['Orchester', 90], ['Orchestr', 6]]],
  ['sizes', [['10-20', 90], ['1020', 6], ['<10', 60], ['>10', 7]]],
  ['firms of other forms', [['Medibau AG', 210], ['Nordsoft GmbH', 350], ['Medibau KG', 7], ['Nordsoft KG', 17]]],
  ['short words of their own', [['Cargo', 400], ['Van', 90], ['Car', 9], ['Bus', 50]]],
  ['words that begin alike', [['Portugal', 400], ['Norwegian', 90], ['Port', 60], ['Sherry', 50]]],
  ['kinds', [['Manager', 400], ['Clerk', 90], ['Senior Manager', 9], ['Senior Clerk', 5], ['Driver', 50]]],
  ['what is denied', [['Delivered', 400], ['Returned', 90], ['not Delivered', 9], ['Lost', 50]]],
  ['a part of two', [['Interest', 400], ['No Interest', 9]]],
  ['states of a country', [['DE', 50], ['GA', 60], ['IN', 70], ['NY', 70]]],
  ['languages that are no countries', [['German', 50], ['DE', 60], ['Turkish', 70], ['English', 70]]],
  ['a place after its town', [['Salzburg', 500], ['Linz', 400], ['Graz', 300], ['Salzburg Nord', 9]]],
])('%s stay as they are', (_, labels) => {
  expect(readAs(...labels)).toEqual({});
}); // prettier-ignore

test('names of persons are never mistyped', () => {
  const labels: Counted[] = [['Hoffmann', 220], ['Weber', 200], ['Hofmann', 9]]; // prettier-ignore
  expect(slipsAmong(labels, true)).toEqual([]);
  expect(slipsAmong(labels)).toHaveLength(1);
});

const VOCABULARIES: readonly (readonly string[])[] = [
  [
    'St. Gallen',
    'Bad Ischl',
    'Köln',
    'Frankfurt am Main',
    'Zürich',
    'Baden-Baden',
    'Łódź',
    "L'Aquila",
    'São Paulo',
    'Winston-Salem',
  ],
  [
    'Brandl & Söhne',
    'Alpha Foods',
    'Blue-Line Logistics',
    "O'Neill Ltd",
    'Straßer KG',
    'Vega Health',
    'Müller AG',
    'Prime Tools',
  ],
  ['walk-in', 'ambulance', 'referral', 'self-referral', 'police'],
  ['Zone 1', 'Zone 2', 'Zone 12', 'Zone 13', 'Zone 21'],
  ['in progress', 'On hold', 'Closed', 'Re-opened', 'Waiting for part'],
  ['Hauptstraße 8', 'Hauptstraße 18', 'Am Kanal 3', 'Bahnhofstraße 12', 'Lange Straße 4', 'Ringstraße 1'],
  ['Mill Road', 'High Street', 'Church Street', 'Church Road', 'Park Avenue', 'St Mary Close'],
  ['D-417', 'D-418', 'D-41', 'W-233', 'W-417', 'N-90'],
  ['Tyre change', 'A/C service', 'MOT §57a', 'Brakes', 'Body-work', 'Engine diagnostics'],
];
/** Habits of writing. */
const HABITS: readonly ((label: string) => string)[] = [
  (label) => label.toUpperCase(),
  (label) => label.toLowerCase(),
  (label) => ` ${label}`,
  (label) => label.replace(/(?<=\p{L})[ -](?=\p{L})/u, ''),
  (label) => label.replace(/(?<=\p{L})-(?=\p{L})/u, ' '),
  (label) => label.replace(/(?<=\p{L}) (?=\p{L})/u, '-'),
  (label) => label.replace(/\. /u, '.'),
  (label) => label.replace(/[äöüß]/gu, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss'),
  (label) => label.replace(/(?<=\p{Ll}) (?=\d)/u, ''),
  (label) => label.replace(/(?<=\p{L})straße/u, 'str.'),
  (label) => label.replace(/ Street$/u, ' St').replace(/ Road$/u, ' Rd.'),
  (label) => label.replace(/^(\p{L})-(?=\d)/u, '$1'),
];

test('what is written by other habits is read as what it is, and no label as another', () => {
  const random = randomFrom(4);
  const off: string[] = [];
  for (let round = 0; round < 800; round++) {
    const labels = VOCABULARIES[round % VOCABULARIES.length] ?? [];
    const counts = new Map(labels.map((label) => [label, 100 + Math.floor(900 * random())]));
    const written = new Map<string, string>();
    for (const label of labels) {
      const other = HABITS[Math.floor(HABITS.length * random())]?.(label) ?? label;
      if (random() < 0.4 && other !== label && !counts.has(other)) written.set(other, label);
    }
    const slips = readAs(...counts, ...[...written.keys()].map((label): Counted => [label, 1 + Math.floor(30 * random())]));
    for (const [other, label] of written) if (slips[other] !== label) off.push(`${other} is not ${label}`);
    for (const [from, to] of Object.entries(slips)) if (written.get(from) !== to) off.push(`${from} is no ${to}`);
  }
  expect([...new Set(off)]).toEqual([]);
});
