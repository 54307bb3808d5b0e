import type { Claim } from '../../contracts/report/claim';
import { LIMITS } from './limits';
/** How many findings of a table a report leads with; the others stand under More. */
export const LEADING = LIMITS.leading;

/** What a report leads with, of all findings from the best on: what is only known just where there is hardly anything else. */
export function leadingOf<Found extends Pick<Claim, 'known'>>(found: readonly Found[]): Found[] {
  const news = found.filter(({ known }) => !known).slice(0, LEADING);
  const least = found.filter(({ known }) => known).slice(0, Math.max(0, LIMITS.leastLeading - news.length));
  return found.filter((claim) => news.includes(claim) || least.includes(claim));
}
