import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** Pumps of a plant: what each is, and what is known of it today. */
const pumps = () => {
  const table = new MadeTable(240, 11);
  table.add('Pumpe', (row) => (row === 130 ? table.number('Pumpe', 129) : 71_000_000 + ((row * 7_654_321) % 9_000_000)));
  table.add('Halle', () => table.one(['A', 'B', 'C', 'D']));
  table.add('Letzte Prüfung', () => `${table.between(10, 28)}.0${table.between(1, 9)}.20${table.between(16, 24)}`);
  return table.add('Laufzeit h', () => table.between(20, 30_000));
};

test('a number of a thing of which one stands twice names it still, and its last inspection is no course of anything', async () => {
  const model = await modelOf(pumps().csv());
  expect(model.columns.find(({ name }) => name === 'Pumpe')).toMatchObject({ role: 'identifier' });
  expect([model.shape.kind, model.time]).toEqual(['entity', null]);
});

/** Members of a club, or what happened there. @param what the header of the day on which each came */
const members = (what: string, beside: string, key: string) => {
  const table = new MadeTable(200, 3);
  const day = (from: number) => `${from + table.between(0, 5)}-0${table.between(1, 9)}-${table.between(10, 28)}`;
  table.add(key, (row) => `M${1000 + row}`);
  table.add(what, () => day(2015));
  table.add(beside, () => day(2022));
  return table.add('Fee', () => table.between(10, 90));
};

test.each([
  ['Hire Date', 'Termination Date', 'entity', null],
  ['Sign-up date', 'Last visit', 'entity', 'entity'],
  ['Registered at', 'Next payment', 'entity', 'entity'],
  ['Opened at', 'Last updated', 'event', 'event'],
  ['Ordered on', 'Delivered on', 'event', 'event'],
])('of a table with %s and %s a row is what its dates say', async (what, beside, shape, time) => {
  const model = await modelOf(members(what, beside, shape === 'entity' ? 'Member ID' : 'Ticket ID').csv());
  expect([model.shape.kind, model.time?.kind ?? null]).toEqual([shape, time]);
});

test('what a building is built in, and its area, belong to the building', async () => {
  const table = new MadeTable(360, 8);
  const built = Array.from({ length: 30 }, () => table.between(1905, 2015));
  const area = Array.from({ length: 30 }, () => table.between(900, 9000));
  area[7] = area[6] ?? 0;
  table.add('Depot', (row) => `D${String(Math.floor(row / 12)).padStart(2, '0')}`);
  table.add('Area m2', (row) => area[Math.floor(row / 12)] ?? 0);
  table.add('Built', (row) => built[Math.floor(row / 12)] ?? 0);
  table.add('District', (row) => ['North', 'South', 'East'][Math.floor(row / 12) % 3] ?? '');
  table.add('Month', (row) => `2023-${String(1 + (row % 12)).padStart(2, '0')}`);
  table.add('Water m3', () => table.between(20, 900));
  const model = await modelOf(table.csv());
  const column = (name: string) => model.columns.find((one) => one.name === name);
  expect(column('Built')).toMatchObject({ role: 'time', time: 'record', unitOfObservation: ['Depot'] });
  expect(column('Area m2')).toMatchObject({ role: 'measure', unit: { sign: 'm²' }, unitOfObservation: ['Depot'] });
  expect(model.units.map((unit) => unit.column)).toEqual(['Depot']);
});

test.each([
  ['UPRN', 'identifier'],
  ['USRN', 'identifier'],
  ['Property rent', 'measure'],
  ['Steps', 'measure'],
])('%s of a flat that comes again and from which nothing follows is told as what it is (%s)', async (header, role) => {
  const table = new MadeTable(400, 5);
  table.add('Job', (row) => `R${2000 + row}`).add(header, () => table.between(10_001, 10_300));
  table.add('Cost', () => table.between(20, 900, 2));
  expect((await modelOf(table.csv())).columns.find(({ name }) => name === header)?.role).toBe(role);
});
