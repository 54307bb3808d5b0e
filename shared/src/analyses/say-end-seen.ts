import { analyses } from '../api';
import { pageSeen } from '../state/page-seen';

/** Tells the server that somebody has looked at why there is no report: it sends no mail of it then. */
export async function sayEndSeen(id: string): Promise<void> {
  await pageSeen();
  try {
    await analyses.seen(id);
  } catch (error) {
    // A mail too many is not worth an error on the screen.
    console.warn('That the end of an analysis was seen could not be told.', error);
  }
}
