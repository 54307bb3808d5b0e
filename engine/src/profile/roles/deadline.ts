import { hasWord, nameWords } from './name-words';
import { DEADLINE } from './vocabulary';

/** By when something is to be done: `Solve by`, `needed by`, `zu erledigen bis`. */
const BY = /^(?!.*(?:valid|gültig)).*\p{L}(?: by|(?<=n) bis)$/iu;

/** Whether the header of a column of dates says by when something must be done. */
export const isDeadline = (header: string): boolean =>
  hasWord(nameWords(header), DEADLINE) || BY.test(nameWords(header).join(' '));
