import type { DatabaseState } from './inspect-database';
import type { InstallationRecord } from './installation-file';

export interface Found {
  /** What the folder says of itself. */
  record: InstallationRecord | null;
  kind: InstallationRecord['database'];
  database: DatabaseState;
  /** Names of the stored files. */
  files: Set<string>;
  /** Names in the trash. */
  trash: Set<string>;
  /** Unknown files that a start may move to the trash by itself. */
  limit: number;
}

export type Refused =
  | { why: 'partial'; missing: string[] }
  /** The setting that names the database seems to have been lost. */
  | { why: 'left-postgresql' }
  | { why: 'other' }
  /** The folder has been in use, and the database knows nothing of it. */
  | { why: 'stranger'; files: number }
  | { why: 'unknown-files'; unknown: number; files: number };

/** Files that the database names neither for a report nor for an analysis. */
export const unknownOf = (files: Iterable<string>, names: { kept: Set<string>; left: Set<string> }) =>
  [...files].filter((name) => !names.kept.has(name) && !names.left.has(name));

/** Whether folder and database are of one installation; null when they are, or when both are new. */
export const judge = ({ record, kind, database, files, trash, limit }: Found): Refused | null => {
  if (database.state === 'partial') return { why: 'partial', missing: database.missing };
  if (record?.database === 'postgresql' && kind === 'embedded') return { why: 'left-postgresql' };
  const isNew = record === null && files.size === 0;
  if (database.state === 'empty') return isNew ? null : { why: 'stranger', files: files.size };
  if (record && database.id !== null && record.id !== database.id) return { why: 'other' };
  const isSame = record !== null && record.id === database.id;
  const unknown = unknownOf(files, database.names).length;
  if (!isSame && !isNew) {
    // One of the two bears no id: an earlier version made it. The files say whether they belong together.
    const agrees = [...database.names.kept, ...database.names.left].some((name) => files.has(name) || trash.has(name));
    if (!agrees) return { why: 'stranger', files: files.size };
  }
  return unknown > limit ? { why: 'unknown-files', unknown, files: files.size } : null;
};
