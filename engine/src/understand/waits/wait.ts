/** Rows of which something ought to be known by the last day that the table knows, and is not: they wait. Conditions are SQL over one row. */
export interface Wait {
  /**
   * `asked`: a label asks for it, and it is not filled. `open`: a label says that the row is not over. `after`: it follows another date in nearly all rows, and did not here.
   * `owed`: a label says so by itself. `due`: the day by which it was to be there has passed.
   */
  how: 'asked' | 'open' | 'after' | 'due' | 'owed';
  /** The column that is blank; of what is owed the one that says so. */
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
  /** The column and the labels that ask for it, or that say that a row is open. */
  state: { column: string; labels: readonly string[] } | null;
  /** Rows that the number is counted among. */
  of: string;
  /** Rows by which groups are compared: of all of them it ought to be known. */
  among: string;
  /** Those that wait. */
  waiting: string;
  /** Amount that those that wait come to. */
  money: string | null;
  /** Column that names each row. */
  key: string | null;
  /** There are more of them than those that always take longer than nearly all. */
  isMore: boolean;
  /** A reader may leave it blank as well: it is only told where one group alone does, or since one day. */
  mayStayBlank: boolean;
}
