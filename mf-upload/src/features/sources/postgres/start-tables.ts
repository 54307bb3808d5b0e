import { starts } from '@hub/shared/analyses';
import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import type { StartPlan } from '../../use-start';

export const startTables = (connection: PostgresConnection, tables: string[]): StartPlan => ({
  source: 'postgres',
  name: connection.dbname,
  bytes: null,
  start: (analysis_id) => (options) => starts.postgres({ ...connection, tables, analysis_id }, options),
});
