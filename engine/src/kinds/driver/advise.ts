import type { About } from '../about';

/** What to do about a group that carries a change. */
export const adviseOnDriver = ({ who }: About): string | null => (who ? `Look at ${who} first to explain the change.` : null);
