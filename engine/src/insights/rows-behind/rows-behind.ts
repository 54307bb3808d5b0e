import type { HowFromRows } from '../../contracts/report/claim-rows';

/** Something of each row: a column, or what is reckoned from several. */
export interface Each {
  sql: string;
  columns: readonly string[];
}

/** Which rows a number is taken from, and how. Conditions are SQL over one row of the claim's table. */
export interface RowsBehind {
  how: HowFromRows;
  where: string;
  value?: Each | undefined;
  by?: Each | undefined;
  /** Whether a row counts towards a share. */
  mark?: Each | undefined;
  /** Columns beyond these that people want to see beside them. */
  beside?: readonly string[];
  /** What tells the points of a chart apart among these rows. */
  at?: Each | undefined;
  /** What the table is called within `where`, where it asks other tables too. */
  alias?: string;
}

/**
 * Where the rows of a kind's numbers are told. `subject`: rows of its filter and its member, by its measure. `own`: its miner says them,
 * since its number speaks of a period, a limit or a word. `worked-out`: its number is no aggregate of rows; what went in is shown.
 */
export type RowsOrigin = 'subject' | 'own' | 'worked-out';

/** What a miner says of its rows that the claim's subject does not. `where` stands in the place of the subject's filter and member. */
export type OwnRows = Partial<RowsBehind>;

/** The rows that a series of a chart is drawn from. */
export interface SeriesRows extends RowsBehind {
  at: Each;
  /** Label of the point for all rows that belong to no other. */
  rest?: string;
  /** Points stand for single rows. */
  single?: true;
  /** Column whose label a cell of a heat map names second: its rows are a share of those of the first. */
  marks?: string;
}
