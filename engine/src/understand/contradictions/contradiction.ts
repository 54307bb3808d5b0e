import type { Said } from './broken-rule';

/** A state and what is said of another column, which in nearly all rows do not go together, and do in a few. */
export interface Contradiction {
  /** The column of which something is said. */
  target: string;
  state: string;
  labels: string[];
  said: Said;
  /** The state is no label, but that a figure is nought. */
  nought?: true;
  /** Rows of which it is said, as a condition; those of them that are of the state break the rule. */
  says: string;
  isState: string;
}
