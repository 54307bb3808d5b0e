import type { DrawnTable } from './drawn-table';

/** What one claim's own query answers, by column. */
export type Facts = Record<string, unknown>;

/** Known of a table because it was drawn; of other tables nothing is. */
export type Known = Pick<DrawnTable, 'cumulated' | 'total' | 'lastPossible'>;

export const NOTHING_KNOWN: Known = { cumulated: [], total: null, lastPossible: null };
