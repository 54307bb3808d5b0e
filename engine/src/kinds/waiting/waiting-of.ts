import type { Claim } from '../../contracts/report/claim';
import type { Frame, Waiting } from '../../insights/frame/frame';

/** The rows that a claim tells of. */
export const waitingOf = ({ waiting }: Frame, { subject: { filter } }: Claim): Waiting | undefined =>
  waiting.find(({ wait }) => wait.target === filter[0]?.column);
