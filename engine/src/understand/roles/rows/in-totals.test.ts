import type { TableModel } from '../../../contracts/table/table-model';
import { findTotals } from '../../../profile/alerts/total-members';
import { profileWithFacts } from '../../../profile/profile-table';
import { withTable } from '../../testing/load-text';
import { understand } from '../../understand';
import { heedTotalsIn } from './in-totals';

const EXCHANGES = [
  ['X1A', 65, 8, 198, 0.42, 9.5],
  ['X1B', 31, 36.3, 440, 0.38, 12.5],
  ['X1C', 14, 64.9, 1131, 3.27, 20],
  ['X1D', 18, 16.6, 417, 2.27, 8],
  ['X1F', 8, 49.4, 2133, 0.2, 15],
  ['X2A', 10, 47.8, 687, 1.48, 25],
  ['X2B', 7, 49.6, 2023, 2.6, 10],
] as const;

/** Exchanges with their total in the first row: faults and lines are added up, and of a loss it holds what is lost of all. */
function modelWith(total: readonly (string | number)[]): Promise<TableModel> {
  const header = ['centrale', 'storingen', 'vertraging', 'lijnen', 'pakketverlies', 'aandeel_pct'];
  const csv = [header, total, ...EXCHANGES].map((row) => row.join(',')).join('\n');
  return withTable(csv, async ({ connection }, loaded) => {
    const { table, facts } = await profileWithFacts(connection, loaded);
    const { totals } = await findTotals(connection, table);
    return heedTotalsIn(connection, table, await understand(connection, table, { facts }), totals);
  });
}

test('a row of totals shows what is added up and what is not', async () => {
  const { columns } = await modelWith(['Alle', 153, 37.7, 7029, 1.92, 100]);
  const how = Object.fromEntries(columns.map(({ name, overMembers }) => [name, overMembers]));
  expect(how['storingen']).toMatchObject({ how: 'sum', because: { by: 'values', are: 'parts-add-up' } });
  expect(how['lijnen']).toMatchObject({ how: 'sum' });
  expect(how['pakketverlies']).toMatchObject({ how: 'mean', because: { by: 'values', are: 'within-range' } });
  expect(how['aandeel_pct']).toMatchObject({ how: 'mean' });
});

test('where no member is the sum of the others nothing is shown', async () => {
  const { columns } = await modelWith(['Y1A', 23, 37.7, 913, 1.92, 11]);
  expect(columns.find(({ name }) => name === 'pakketverlies')).toMatchObject({ overMembers: { because: { by: 'word' } } });
});
