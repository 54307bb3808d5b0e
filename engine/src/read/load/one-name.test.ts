import { seeded } from '../../testing/analyze-text';
import { slipsAmong, type Counted } from './one-label';

const read = (labels: readonly Counted[]) => slipsAmong(labels, true).map(({ from, to }) => [from, to]);

test.each<[string, readonly Counted[], readonly (readonly [string, string])[]]>([
  ['a person by an initial', [['Mo Aziz', 300], ['Hannah Doyle', 280], ['Tom Ellis', 260], ['M. Aziz', 2]], [['M. Aziz', 'Mo Aziz']]],
  ['a person with the surname first', [['Mo Aziz', 300], ['Hannah Doyle', 280], ['Tom Ellis', 260], ['Ellis, Tom', 3]], [['Ellis, Tom', 'Tom Ellis']]],
  ['one of two who begin alike', [['Max Schmidt', 300], ['Maria Schmidt', 280], ['Tom Ellis', 260], ['M. Schmidt', 2]], []],
  ['one whose long name nobody wrote', [['Max Schmidt', 300], ['Tom Ellis', 280], ['J. Doyle', 20], ['M. Schmidt', 2]], []],
  ['one who comes as often', [['Max Schmidt', 30], ['Tom Ellis', 28], ['M. Schmidt', 20]], []],
  ['another first name', [['Mo Aziz', 300], ['Hannah Doyle', 280], ['Tom Ellis', 260], ['Max Aziz', 2]], []],
  ['a firm without its form', [['Brandt GmbH', 90], ['Keller AG', 80], ['Volt Ltd.', 70], ['Brandt', 4]], [['Brandt', 'Brandt GmbH']]],
  ['a firm with its form', [['Keller & Co. KG', 9], ['Keller', 90], ['Volt Ltd', 70], ['Marsh Inc.', 70], ['Thermo GmbH', 70]], [['Keller & Co. KG', 'Keller']]],
  ['two firms of a group', [['Brandt GmbH', 90], ['Brandt AG', 8], ['Brandt', 4], ['Volt Ltd', 70]], []],
  ['a person and a firm among persons', [['Brandt', 90], ['Keller', 80], ['Marsh', 70], ['Volt', 60], ['Brandt GmbH', 4]], []],
  ['plans with more', [['Basic', 90], ['Basic Plus', 8], ['Pro', 70], ['Pro Plus', 6]], []],
  ['places with a number', [['Hall A', 90], ['Hall B', 8], ['Hall 1', 70], ['Hall 11', 6]], []],
])('%s', (_, labels, pairs) => expect(read(labels)).toEqual(pairs)); // prettier-ignore

const FIRST = [
  'Ann',
  'Anna',
  'Ben',
  'Bela',
  'Carl',
  'Cem',
  'Dora',
  'Dirk',
  'Eva',
  'Emil',
  'Fay',
  'Finn',
  'Gil',
  'Gert',
  'Hana',
  'Hugo',
];
const LAST = Array.from(
  { length: 24 },
  (_, i) =>
    `${['Schmid', 'Nova', 'Azi', 'Doyl', 'Ross', 'Larse'][i % 6] ?? ''}${['t', 'k', 'er', 'in'][i % 4] ?? ''}${'o'.repeat(Math.floor(i / 12))}`,
);

test('of many lists of persons of few families hardly any two are taken for one', () => {
  let [joined, wrong, meant] = [0, 0, 0];
  for (let seed = 1; seed <= 200; seed++) {
    const random = seeded(seed);
    const one = (of: readonly string[]) => of[Math.floor(random() * of.length)] ?? '';
    const persons = [...new Set(Array.from({ length: 6 + Math.floor(random() * 14) }, () => `${one(FIRST)} ${one(LAST)}`))];
    const rows = new Map(persons.map((person) => [person, 20 + Math.floor(200 * random() ** 2)]));
    const truth = new Map<string, string>();
    // Some are written short a few times, among them some whose long name stands nowhere.
    for (const person of persons.filter(() => random() < 0.15)) {
      const short = person.replace(/^(\p{L})\p{L}+/u, '$1.');
      truth.set(short, truth.has(short) ? '' : person);
      if (random() < 0.1) rows.delete(person);
      rows.set(short, (rows.get(short) ?? 0) + 1 + Math.floor(random() * 4));
    }
    meant += [...truth.values()].filter((person) => rows.has(person)).length;
    for (const [from, to] of read([...rows].sort(([, a], [, b]) => b - a))) {
      joined++;
      if (truth.get(from ?? '') !== to) wrong++;
    }
  }
  expect(joined).toBeGreaterThan(0.2 * meant);
  expect(wrong).toBeLessThanOrEqual(0.02 * joined);
});
