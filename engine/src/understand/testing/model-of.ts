import type { TableModel } from '../../contracts/table/table-model';
import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { understand } from '../understand';
import { withTable } from './load-text';

/** The model of a CSV text, as an analysis would come to it. */
export const modelOf = (csv: string, name = 'table.csv'): Promise<TableModel> =>
  withTable(
    csv,
    async ({ connection }, loaded) => {
      const { table, facts } = await profileWithFacts(connection, await readYears(connection, loaded));
      return understand(connection, table, { facts });
    },
    name,
  );
