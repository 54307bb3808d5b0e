/** What names the case of a row. */
export interface Key {
  /** The column by which the case is called. */
  name: string;
  /** DuckDB: a scalar of one row. */
  of: string;
  /** Further columns by which a row names it. */
  by: string[];
}
