import { labelText } from '../../wording/human';
import type { About } from '../about';

/** What to do about a label that prevails. */
export function adviseOnLeader({ frame, claim, dimension, outer, who, group }: About): string | null {
  if (!dimension || claim.member === null) return null;
  if (dimension.outcome || dimension.column.role === 'ordered-category') return null;
  if (dimension.entity)
    return `Check whether so many ${group} should lie with ${labelText(claim.member)}, and spread them if not.`;
  if (outer) return `When working on ${group}, begin with ${dimension.noun} ${labelText(claim.member)}.`;
  return frame.ticketLike ? `Begin with ${who ?? frame.rows}: what helps there helps most.` : null;
}
