import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** Two sites by day. @param next the count of a day, by that of the day before */
function days(name: string, next: (table: MadeTable, before: number) => number): MadeTable {
  const table = new MadeTable(400, 41);
  const last = [0, 1];
  table.add('Date', (row) => new Date(Date.UTC(2022, 0, 1) + Math.floor(row / 2) * 86_400_000).toISOString().slice(0, 10));
  table.add('Site', (row) => ['North', 'South'][row % 2] ?? '');
  table.add(name, (row) => (last[row % 2] = next(table, last[row % 2] ?? 0)));
  return table.add('Hours worked', () => table.between(120, 300));
}

const overTime = async (table: MadeTable) =>
  (await modelOf(table.csv())).columns.find(({ name }) => name === [...table.columns.keys()][2])?.overTime.how;

test('counts of nought to two that come one by one are added up over time', async () => {
  const rare = (table: MadeTable) => (table.random() < 0.7 ? 0 : table.random() < 0.8 ? 1 : 2);
  for (const name of ['Near misses', 'Complaints', 'Alarms']) expect(await overTime(days(name, rare))).toBe('sum');
});

test('and those that stand from one day to the next are not', async () => {
  const stands = (table: MadeTable, before: number) => (table.random() < 0.05 ? (before + 1) % 3 : before === 2 ? 0 : before);
  for (const name of ['Machines', 'Children', 'Vacancies']) expect(await overTime(days(name, stands))).not.toBe('sum');
});
