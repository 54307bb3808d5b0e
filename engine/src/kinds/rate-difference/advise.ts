import type { About } from '../about';

/** What to do about a group whose share differs. */
export const adviseOnShare = ({ who }: About): string | null =>
  who ? `Find out what makes ${who} different here, and whether it can be changed.` : null;
