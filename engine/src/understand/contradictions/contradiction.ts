import type { Said } from './broken-rule';

/** A state and what is said of another column, which in nearly all rows do not go together, and do in a few. */
interface Between {
  /** The column of which something is said. */
  target: string;
  state: string;
  /** Rows of which it is said, as a condition; those of them that are of the state break the rule. */
  says: string;
  isState: string;
}

/** Labels of a state, or of a flag that was made of what is said (`isFlag`), and what is said beside them, or two figures of which one is nought where the other is not. */
export type Contradiction = Between & ({ nought?: never; labels: string[]; said: Said; isFlag?: true } | { nought: true });
