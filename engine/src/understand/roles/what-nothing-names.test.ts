import type { ModelColumn, TableModel } from '../../contracts/table/table-model';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** Events with one column beside a measure and a label. */
function events(rows: number, header: string, of: (table: MadeTable, row: number) => number | string): MadeTable {
  const table = new MadeTable(rows, 11);
  const start = Date.UTC(2021, 0, 1);
  table.add('opened at', (row) => new Date(start + row * 9_000_000).toISOString().slice(0, 10));
  table.add('load', () => table.between(20, 900, 1));
  table.add('kind', () => table.one(['red', 'green', 'blue']));
  return table.add(header, (row) => of(table, row));
}

function things(rows: number, header: string, of: (table: MadeTable) => number | string): MadeTable {
  const table = new MadeTable(rows, 12);
  table.add('name', (row) => `Thing ${String.fromCharCode(65 + (row % 26))}${row}`);
  table.add('load', () => table.between(20, 900, 1));
  return table.add(header, () => of(table));
}

const columnOf = async (table: MadeTable, name: string): Promise<ModelColumn | undefined> =>
  (await modelOf(table.csv())).columns.find((column) => column.name === name);

test.each([
  [7, 'coded-category'],
  [22, 'coded-category'],
  [40, 'code'],
])('numbers from one to %i that are about equally frequent are kinds', async (most, role) => {
  const column = await columnOf(events(300, 'quux', (table) => table.between(1, most)), 'quux'); // prettier-ignore
  expect(column).toMatchObject({ role, overMembers: { how: 'never' } });
});

test('numbers from one on that gather around a middle are measured', async () => {
  const around = events(400, 'quux', (table) => Math.min(20, Math.max(1, Math.round(10 + 3 * table.normal()))));
  expect(await columnOf(around, 'quux')).toMatchObject({ role: 'measure', overMembers: { how: 'mean' } });
});

test('times of day that are written as numbers have no mean, and amounts on round numbers are none', async () => {
  const clock = events(200, 'dep_time', (table) => 100 * table.between(5, 22) + table.between(0, 59));
  expect(await columnOf(clock, 'dep_time')).toMatchObject({ role: 'code', overMembers: { how: 'never' } });
  const rounded = events(200, 'quux', (table) => 50 * Math.round(10 + 8 * table.random() ** 2 + table.random()));
  expect(await columnOf(rounded, 'quux')).toMatchObject({ role: 'measure' });
});

test('numbers of ten digits that lie evenly are given, though they do not fill all of them', async () => {
  const seconds = events(150, 'quux', (table) => table.between(1_650_000_000, 1_659_000_000));
  expect(await columnOf(seconds, 'quux')).toMatchObject({ role: 'identifier', overMembers: { how: 'never' } });
});

test('what may be a year is not averaged until somebody says that it is none', async () => {
  const table = things(120, 'quux', (made) => made.between(1788, 2016));
  const model: TableModel = await modelOf(table.csv());
  expect(model.columns.find(({ name }) => name === 'quux')).toMatchObject({ overMembers: { how: 'never' } });
  expect(model.questions).toContainEqual(expect.objectContaining({ asks: 'are-years', columns: ['quux'] }));
});

test('when things were founded is a time', async () => {
  expect(await columnOf(things(120, 'founded in', (made) => made.between(1788, 2016)), 'founded in')).toMatchObject({ role: 'time' }); // prettier-ignore
});

test.each([
  ['Monatsbeitrag (€)', 'mean'],
  ['Preço de tabela (€)', 'mean'],
  ['Behandlungskosten (€)', 'sum'],
  ['revenue (€)', 'sum'],
])('money alone is no evidence for a sum: %s by %s', async (header, how) => {
  const table = things(150, header, (made) => made.between(14, 120, 2));
  expect(await columnOf(table, header)).toMatchObject({ overMembers: { how } });
});

test.each([
  'Stückkosten_eur',
  'Listenpreis (€)',
  'typisk utfästelse eur',
  'monthly fee',
  'mnthly_fee',
  'unit_prc',
  'alcohol by volume',
])('what is asked of each is not added up: %s', async (header) => {
  const table = things(150, header, (made) => made.between(14, 120));
  expect(await columnOf(table, header)).toMatchObject({ overMembers: { how: 'mean' } });
});

test.each(['Boknummer', 'Treatment', 'Grade level', 'Tagesstunde'])('%s is no quantity', async (header) => {
  const low = { Boknummer: 40_000, Treatment: 0, 'Grade level': 7, Tagesstunde: 6 }[header] ?? 0;
  const high = { Boknummer: 90_000, Treatment: 3, 'Grade level': 11, Tagesstunde: 20 }[header] ?? 0;
  expect(await columnOf(events(300, header, (table) => table.between(low, high)), header)).toMatchObject({ overMembers: { how: 'never' } }); // prettier-ignore
});

test.each(['tarifa', 'fee'])('amounts of several currencies are kept apart under any word for them: %s', async (header) => {
  const table = events(200, header, (made) => made.between(3, 90, 2));
  table.add('moneda', () => table.one(['EUR', 'USD', 'JPY']));
  expect(await columnOf(table, header)).toMatchObject({ currency: 'moneda' });
});

test('money of all sizes is added up', async () => {
  const table = things(300, 'quux (€)', (made) => Math.round(40 * Math.exp(1.6 * made.normal())));
  expect(await columnOf(table, 'quux (€)')).toMatchObject({ overMembers: { how: 'sum' } });
});

test('what ends like an English plural and never comes near nought in any event is read off something', async () => {
  const pulse = events(300, 'vilopuls', (table) => table.between(42, 84));
  expect(await columnOf(pulse, 'vilopuls')).toMatchObject({ overMembers: { how: 'mean' } });
  const sens = events(300, 'mouse_sens', (table) => 200 * table.between(1, 16));
  expect(await columnOf(sens, 'mouse_sens')).toMatchObject({ overMembers: { how: 'mean' } });
  const guests = events(300, 'guests', (table) => table.between(1, 12));
  expect(await columnOf(guests, 'guests')).toMatchObject({ overMembers: { how: 'sum' } });
});

test.each(['idade mediana dos leitores', 'tiempo hasta las citas', 'antal dagar före betalningar'])(
  'what stands behind a preposition is not counted: %s',
  async (header) => {
    const table = new MadeTable(60, 5);
    table.add('year', (row) => 1950 + row).add(header, () => table.between(20, 70));
    expect((await columnOf(table, header))?.overMembers.how).not.toBe('sum');
  },
);

test('a part of one that is called after money in short is no amount', async () => {
  const table = things(150, 'rfnd_rt', (made) => made.between(0.01, 0.3, 3));
  expect(await columnOf(table, 'rfnd_rt')).toMatchObject({ overMembers: { how: 'mean' } });
});

test.each(['número fiscal', 'número da camisola'])('a number that something goes by is no quantity: %s', async (header) => {
  const column = await columnOf(events(300, header, (table) => table.between(1, 90)), header); // prettier-ignore
  expect(column).toMatchObject({ overMembers: { how: 'never' } });
});

test.each(['Breitengrad', 'latitud'])('%s is a coordinate', async (header) => {
  expect(await columnOf(events(100, header, (table) => table.between(46, 55, 4)), header)).toMatchObject({ role: 'coordinate' }); // prettier-ignore
});

test('cells may be weighed in parts of persons', async () => {
  const cells = ['a', 'b', 'c', 'd'].flatMap((first) => ['x', 'y', 'z'].map((second) => [first, second]));
  const table = new MadeTable(cells.length, 3);
  table.add('plan', (row) => cells[row]?.[0] ?? '').add('place', (row) => cells[row]?.[1] ?? '');
  table.add('weighting_factor', () => table.between(0.4, 4.5, 2));
  expect((await modelOf(table.csv())).shape).toMatchObject({ kind: 'cells', weight: 'weighting_factor' });
});

test('a marital status is no end of a call', async () => {
  const table = events(200, 'marital status', (made) => made.one(['single', 'married', 'widowed']));
  table.add('call duration', () => table.between(20, 900));
  expect((await modelOf(table.csv())).algebra).toEqual([]);
});

test.each([
  ['loan duration', 'mean'],
  ['sales area', 'mean'],
  ['rain intensity', 'mean'],
  ['loan amount', 'sum'],
  ['sales', 'sum'],
  ['rainfall', 'sum'],
])('the thing named decides, and not what stands before it: %s by %s', async (header, how) => {
  const column = await columnOf(events(200, header, (table) => table.between(1, 900)), header); // prettier-ignore
  expect(column).toMatchObject({ overMembers: { how } });
});
