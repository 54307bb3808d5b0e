import type { Drawn } from '../fixed-width/drawn';

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
  drawn?: Drawn;
}

export const PLAIN_DIALECT: Dialect = { delimiter: ',', quote: '"', escape: 'doubled', skipSpace: false };
