import { createHash } from 'node:crypto';
import type { ReportSource } from '@hub/shared/contracts/source';

/** What tells a source from others: a file's name, a sheet's tab, a database's tables. Who logs in to a database is no part of it. */
function identity(source: ReportSource, name: string): unknown[] {
  switch (source.type) {
    case 'csv':
      return [name.toLowerCase()];
    case 'google_sheet':
      // Sources of before named no tab by its name; theirs stay the same.
      return [source.sheet_id, source.gid, ...(source.tab ? [source.tab] : [])];
    case 'postgres':
      return [source.host.toLowerCase(), source.port, source.dbname, [...source.tables].sort()];
  }
}

/** The same for two analyses of one source. */
export const sourceIdOf = (source: ReportSource, name: string): string =>
  createHash('sha256')
    .update(JSON.stringify([source.type, ...identity(source, name)]))
    .digest('hex')
    .slice(0, 32);
