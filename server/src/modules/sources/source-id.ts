import { createHash } from 'node:crypto';
import type { SourceType } from '@hub/shared/contracts/reports/report';

/**
 * The same for two analyses of one source.
 * @param identity what tells it from others of its type: a file's name, a sheet's tab, a database's tables
 */
export const sourceIdOf = (type: SourceType, identity: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([type, ...identity]))
    .digest('hex')
    .slice(0, 32);
