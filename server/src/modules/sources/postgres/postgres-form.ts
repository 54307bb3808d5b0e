import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import type { Stored } from '../source-adapter';
import { sourceIdOf } from '../source-id';

/** What is kept of a connection and the tables chosen in it. */
export const storedTables = ({ host, port, dbname, user }: PostgresConnection, tables: string[]): Stored<'postgres'> => ({
  type: 'postgres',
  host,
  port,
  dbname,
  user,
  tables,
});

/** A database's tables are one source, whoever logs in to it. */
export const tablesId = ({ type, host, port, dbname, tables }: Stored<'postgres'>): string =>
  sourceIdOf(type, [host.toLowerCase(), port, dbname, [...tables].sort()]);
