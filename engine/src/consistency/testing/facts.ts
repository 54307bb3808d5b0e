import type { GeneratedTable } from './generated-table';

/** What one claim's own query answers, by column. */
export type Facts = Record<string, unknown>;

/** Known of a table because it was generated; of other tables nothing is. */
export type Known = Pick<GeneratedTable, 'cumulated' | 'total' | 'lastPossible'>;

export const NOTHING_KNOWN: Known = { cumulated: [], total: null, lastPossible: null };
