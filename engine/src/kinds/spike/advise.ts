import type { About } from '../about';

export const adviseOnSurge = ({ group }: About): string =>
  `Find out what set off the surge of ${group}, and prepare for the next.`;

export const adviseOnGap = ({ frame }: About): string => `Check whether ${frame.rows} of that time are missing from the data.`;
