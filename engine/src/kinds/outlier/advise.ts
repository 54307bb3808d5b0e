import type { About } from '../about';

/** What to do about rows that lie far out. */
export const adviseOnOutliers = ({ frame, claim }: About): string =>
  `Look at ${claim.value === 1 ? `this one by itself: it is an error to mend or a case` : `these ${frame.rows} one by one: they are errors to mend or cases`} to learn from.`;
