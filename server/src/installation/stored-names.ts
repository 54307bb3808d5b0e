import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

export interface StoredNames {
  /** Files of reports and of what is being analysed: they stay. */
  kept: Set<string>;
  /** Of these, the files of reports. */
  ofReports: Set<string>;
  /** Files of analyses that were interrupted. */
  left: Set<string>;
}

const namesIn = (rows: { upload_file: string | null; store_file: string | null }[]) =>
  rows.flatMap((row) => [row.upload_file, row.store_file]).filter((name) => name !== null);

/** Every stored file that the database knows of. Needs no column that is newer than the first schema. */
export const storedNames = async (db: Kysely<Schema>): Promise<StoredNames> => {
  const columns = ['upload_file', 'store_file'] as const;
  const reports = namesIn(await db.selectFrom('reports').select(columns).execute());
  const analyses = db.selectFrom('analyses').select(columns);
  const running = namesIn(await analyses.where('state', '=', 'running').execute());
  const ended = namesIn(await analyses.where('state', '!=', 'running').execute());
  return { kept: new Set([...reports, ...running]), ofReports: new Set(reports), left: new Set(ended) };
};
