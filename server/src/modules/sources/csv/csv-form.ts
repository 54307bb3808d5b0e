import type { Stored } from '../source-adapter';
import { sourceIdOf } from '../source-id';

/** The stored form of every file. */
export const CSV: Stored<'csv'> = { type: 'csv' };

/** A file of which one part is analysed: a sheet of a workbook, a file of an archive. */
export const csvOf = (part: string | undefined): Stored<'csv'> => (part === undefined ? CSV : { ...CSV, part });

/** A file is the same source as another one of its name, and of the same part of it. */
export const csvId = (name: string, part?: string): string =>
  sourceIdOf(CSV.type, [name.toLowerCase(), ...(part === undefined ? [] : [part])]);
