/** Why an answer did not come, in what a store may hold of an error. */
export interface QueryError {
  /** HTTP status; null when nobody answered. */
  status: number | null;
  /** The server's stable code. */
  code: string | null;
  /** The server's words; empty when it said nothing. */
  text: string;
}

/** One answer of the server. `refreshing` and `stale` keep what was there: `stale` has not come anew. */
export type QueryEntry<Data> =
  | { status: 'loading'; data: null; error: null }
  | { status: 'failed'; data: null; error: QueryError }
  | { status: 'ready' | 'refreshing'; data: Data; error: null; at: number }
  | { status: 'stale'; data: Data; error: QueryError; at: number };

export const LOADING = { status: 'loading', data: null, error: null } as const;

/** What a request that begins makes of an entry. */
export const begun = (entry: QueryEntry<unknown> | undefined): QueryEntry<unknown> =>
  entry === undefined || entry.data === null ? LOADING : { status: 'refreshing', data: entry.data, error: null, at: entry.at };

/** What a failure makes of an entry. */
export const failedWith = (entry: QueryEntry<unknown> | undefined, error: QueryError): QueryEntry<unknown> =>
  entry === undefined || entry.data === null
    ? { status: 'failed', data: null, error }
    : { status: 'stale', data: entry.data, error, at: entry.at };
