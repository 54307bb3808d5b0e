/** Rows of which something ought to be known by the last day that the table knows, and is not: they wait. Conditions are SQL over one row. */
export interface Wait {
  /**
   * `asked`: a label asks for it, and it is not filled. `open`: a label says that the row is not over. `after`: it follows another date in nearly all rows, and did not here.
   * `owed`: a label says so by itself. `due`: the day by which it was to be there has passed. `left`: an amount is left that should be nought.
   * `past`: a day has passed that should not have, with what is still there.
   */
  how: 'asked' | 'open' | 'after' | 'due' | 'owed' | 'left' | 'past';
  /** The column that is blank; of what is owed or left the one that says so, of what is past the day. */
  target: string;
  /** Since when a row waits: a date of its own; null where none is known. */
  start: string | null;
  /** The day by which it was to be there, as SQL, and the column that says so, be it in days from the start. */
  due: { sql: string; column: string; days: boolean } | null;
  /** The last day that is seen, in milliseconds; null where no row waits since a day. */
  asOf: number | null;
  /** Days after which hardly any row still waits, and within which nearly all came to it: of what is due, from the day by which it was to be there. */
  limit: number | null;
  usual: number | null;
  /** Where each class of rows has a limit of its own: the shortest first; `limit` is then the longest. */
  terms?: { column: string; each: readonly { label: string; limit: number }[] };
  /** The column and the labels that ask for it, or that say that a row is open. */
  state: { column: string; labels: readonly string[] } | null;
  /** The amount from which on it is asked for, or above which, where that is what asks. */
  above?: { column: string; from: number; strict: boolean };
  /** Rows that the number is counted among. */
  of: string;
  /** Rows by which groups are compared: of all of them it ought to be known. */
  among: string;
  /** Those that wait. */
  waiting: string;
  /** Column that says how often somebody was asked for it, and those that wait of whom nobody was. */
  unasked?: { column: string; sql: string };
  /** Of what is past, the column that says how much is still there. */
  onHand?: string;
  /** Amount that those that wait come to. */
  money: string | null;
  /** Column that names each row. */
  key: string | null;
  /** Of what is left of an account, the column that says what was paid: how it goes over time is told by who owes. */
  paid?: string;
  /** Columns that were made with what says that they wait: who waits is told by others. */
  madeWith?: readonly string[];
  /** There are more of them than those that always take longer than nearly all. */
  isMore: boolean;
  /** A reader may leave it blank as well: it is only told where one group alone does, or since one day. */
  mayStayBlank: boolean;
}

/** A wait, and how many rows it is. */
export type Found = Wait & { n: number };
