import { readdir } from 'node:fs/promises';
import { ifMissing } from './if-missing';

const NAME = /^[0-9a-f-]{36}\.(?:csv|duckdb)/;

/** The random name that an entry of the folder belongs to, or null when the hub has not made it. */
export const nameOf = (entry: string): string | null => NAME.exec(entry)?.[0] ?? null;

/** Names in a folder that may not be there. */
export const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing([]));
