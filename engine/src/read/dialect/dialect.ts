import type { FixedWidth } from '../fixed-width/fixed-width';

/** How the cells of a file are kept apart. Line ends are always taken as they come. */
export interface Dialect {
  /** One or more characters; empty when each line is one cell. */
  delimiter: string;
  /** One character, or empty when nothing is quoted. */
  quote: string;
  escape: 'doubled' | 'backslash';
  /** Spaces after a delimiter belong to the delimiter. */
  skipSpace: boolean;
  /** Set where the table is made for the eye: then nothing of the above counts. */
  fixedWidth?: FixedWidth;
  comments?: Comments;
}

/** Lines that begin with a mark and hold no data. */
export interface Comments {
  mark: string;
  /** The one of them that holds the names of the columns: its 1-based line from where the records begin, and the length of its mark. */
  header: { line: number; strip: number } | null;
}

export const PLAIN_DIALECT: Dialect = { delimiter: ',', quote: '"', escape: 'doubled', skipSpace: false };
