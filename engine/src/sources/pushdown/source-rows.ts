/** A loaded table's rows in the database: each column's SQL by its name in the engine, and where they come from. */
export interface SourceRows {
  columns: ReadonlyMap<string, string>;
  from: string;
}
