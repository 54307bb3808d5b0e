/** How the cells of a file are kept apart. Line ends are always taken as they come. */
export interface Dialect {
  /** One or more characters; empty when each line is one cell. */
  delimiter: string;
  /** One character, or empty when nothing is quoted. */
  quote: string;
  escape: 'doubled' | 'backslash';
  /** Spaces after a delimiter belong to the delimiter. */
  skipSpace: boolean;
}

export const PLAIN_DIALECT: Dialect = { delimiter: ',', quote: '"', escape: 'doubled', skipSpace: false };
