import type { Stored } from '../source-adapter';
import { sourceIdOf } from '../source-id';

/** The stored form of every file. */
export const CSV: Stored<'csv'> = { type: 'csv' };

/** A file is the same source as another one of its name. */
export const csvId = (name: string): string => sourceIdOf(CSV.type, [name.toLowerCase()]);
