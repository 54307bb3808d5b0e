import type { DuckDBConnection } from '@duckdb/node-api';
import { profileWithFacts } from '../../profile/profile-table';
import { readYears } from '../../profile/years/read-years';
import { adoptModel } from '../adopt-model';
import { makeColumns, type WithMade } from '../made/make-columns';
import { understand } from '../understand';
import { withTable } from './load-text';

/** What is made of a table's columns, with the connection on which they can be read. @param isTold a person has said what the table is about */
export const withMade = <Result>(
  csv: string,
  isTold: boolean,
  use: (found: WithMade | null, connection: DuckDBConnection) => Result | Promise<Result>,
): Promise<Result> =>
  withTable(csv, async ({ connection }, loaded) => {
    const dated = await readYears(connection, loaded);
    const { table, facts, pairs } = await profileWithFacts(connection, dated);
    const read = adoptModel(table, await understand(connection, table, { facts }), pairs);
    return use(await makeColumns(connection, dated, read, { isTold }), connection);
  });
