import { LIMITS } from './limits';
/** How many findings of a table a report leads with; the others stand under More. */
export const LEADING = LIMITS.leading;
