import type { PostgresConnection } from '@hub/shared/contracts/sources/source';
import type { Config } from '../../../config';
import { policyOf } from '../../../network/policy-of';
import type { PostgresAccess } from './connect/open-session';
import { POSTGRES_SETTINGS } from './postgres-settings';

/** How this hub reaches a database: by its settings, and only at addresses that its policy allows. */
export const accessOf = (config: Config, { host, port, dbname, user, password }: PostgresConnection): PostgresAccess => ({
  connection: { host, port, dbname, user, password },
  settings: {
    ...POSTGRES_SETTINGS,
    tls: config.SOURCE_TLS,
    limits: { ...POSTGRES_SETTINGS.limits, rows: config.SOURCE_ROW_LIMIT, bytes: config.SOURCE_SIZE_LIMIT },
  },
  policy: policyOf(config),
});
