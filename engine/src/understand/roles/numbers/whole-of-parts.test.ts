import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** Adverts by day under a short name for what was shown, with the share that was clicked. @param whole what the clicks are divided by */
function adverts(whole: (table: MadeTable, clicks: number) => number): MadeTable {
  const table = new MadeTable(180, 23);
  table.add('Campaign', (row) => ['Brand', 'Generic', 'Shop'][row % 3] ?? '');
  table.add('Day', (row) => new Date(Date.UTC(2024, 0, 1) + Math.floor(row / 3) * 86_400_000).toISOString().slice(0, 10));
  table.add('Clicks', () => table.between(20, 300));
  table.add('Impr.', (row) => whole(table, table.number('Clicks', row)));
  return table.add('CTR', (row) => `${((100 * table.number('Clicks', row)) / table.number('Impr.', row)).toFixed(2)}%`);
}

test('what counts are a part of adds up over members, whatever it is called; of beds and the taken ones nothing more is known', async () => {
  const { columns } = await modelOf(adverts((table, clicks) => Math.round(clicks * table.between(8, 40, 2))).csv());
  expect(columns.find(({ name }) => name === 'Impr.')).toMatchObject({ overMembers: { how: 'sum', because: { by: 'algebra', kind: 'part' } }, overTime: { how: 'mean' } });
}); // prettier-ignore

test('what counts are only divided by is not', async () => {
  const { columns } = await modelOf(adverts((table) => table.between(90, 160)).csv());
  expect(columns.find(({ name }) => name === 'Impr.')?.overMembers.how).toBe('mean');
});
