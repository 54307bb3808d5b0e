import { openBench, type Bench } from '../../read/testing/temporary-file';
import { profileTable } from '../profile-table';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const PERSONS = ['Anna Berg', 'Tom Miller', 'Eva Novak', 'Jan de Boer', 'Lucy Hale', 'Omar Aziz', 'Nina Church', 'Paul Stahl'];

test.each([
  [['Lakeland Pump Co.', 'Brandt Hydraulics', 'Keystone Ag', 'Milbury Rail', 'North Foods', 'Hill Motors'], false],
  [['Huber Maschinenbau', 'Maier GmbH', 'Berger Bau', 'Stadtwerke Ulm', 'Kern Logistik', 'Weiss Handel'], false],
  [['Hill & Sons', 'Mill Partners', 'Grey Garage', 'Quay Bakery', 'Park Dental', 'Stone Energy'], false],
  [PERSONS, true],
])('customers called %j', async (names, arePersons) => {
  const rows = Array.from({ length: 400 }, (_, i) => `${i},${names[(7 * i) % names.length]},${i % 9}`);
  const loaded = await bench.load(`order,Customer,pieces\n${rows.join('\n')}\n`);
  const { alerts } = await profileTable(bench.engine.connection, loaded);
  expect(alerts.some(({ kind, columns }) => kind === 'personal-data' && columns.includes('Customer'))).toBe(arePersons);
});
