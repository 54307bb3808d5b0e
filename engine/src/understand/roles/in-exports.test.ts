import { nameWords } from '../../profile/roles/name-words';
import { readHeader } from './header';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** What the columns of a table as a company's program exports it are, and how their figures are put together. */
async function readAs(table: MadeTable): Promise<Record<string, string>> {
  const { columns } = await modelOf(table.csv());
  return Object.fromEntries(columns.map(({ name, role, overMembers }) => [name, `${role}, ${overMembers.how}`]));
}

test('money before the thing named says only whose it is', async () => {
  const table = new MadeTable(300, 5);
  table
    .add('document', (row) => `D${50_001 + row}`)
    .add('profit_center', () => table.between(101, 109))
    .add('cost office', () => table.one([11, 12, 13, 14, 15, 16]))
    .add('cost', () => table.between(1, 9000, 2));
  expect(await readAs(table)).toEqual({
    document: 'identifier, never',
    profit_center: 'coded-category, never',
    'cost office': 'coded-category, never',
    cost: 'measure, sum',
  });
});

test('numbers given one after the other, and those of other rows, are no quantities', async () => {
  const table = new MadeTable(300, 6);
  table
    .add('document', (row) => `D${50_001 + row}`)
    .add('overordnet bilag', (row) => 4_900_000 + 3 * table.between(0, row + 3))
    .add('pare_reco', (row) => (row % 3 === 0 ? 50_001 + table.between(0, row) : ''))
    .add('enrolled near', () => table.between(50_000, 90_000));
  expect(await readAs(table)).toMatchObject({
    'overordnet bilag': 'identifier, never',
    pare_reco: 'identifier, never',
    'enrolled near': 'measure, mean',
  });
});

test('the end of a word is no plural where decimals lie close together', async () => {
  const table = new MadeTable(200, 7);
  table
    .add('moment', (row) => new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10))
    .add('Leitzins', () => table.between(1.1, 1.3, 4))
    .add('Wechselkurs', () => table.between(1.1, 1.3, 4));
  expect(await readAs(table)).toMatchObject({ Leitzins: 'measure, mean', Wechselkurs: 'measure, mean' });
});

test('a number and a capital letter are a kind, a number and a unit are a weight', async () => {
  const table = new MadeTable(60, 8);
  table
    .add('cell', (row) => `C${100 + row}`)
    .add('generation', () => table.one(['3G', '4G', '5G']))
    .add('flour', () => `${table.between(200, 900)} g`);
  expect(await readAs(table)).toMatchObject({
    generation: 'coded-category, never',
    flour: expect.stringMatching(/^measure/) as string,
  });
});

test('directions of few rows go around as well', async () => {
  const table = new MadeTable(60, 9);
  table.add('cell', (row) => `C${100 + row}`).add('bäring', (row) => (row * 127 + 9) % 360);
  expect(await readAs(table)).toMatchObject({ bäring: 'measure, never' });
});

test.each([
  ['T1.NET_WEIGHT', ['net', 'weight']],
  ['Net_Weight__c', ['net', 'weight']],
  ['t2 weight', ['t2', 'weight']],
])('words of “%s”', (name, words) => expect(nameWords(name)).toEqual(words));

test.each([
  ['Flugs.', false],
  ['flights', true],
  ['Flights (no.)', true],
])('“%s” is a plural: %s', (name, plural) => expect(readHeader(name).plural).toBe(plural));
