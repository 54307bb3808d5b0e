import type { About } from '../about';

/** What to do about two measures that go together. */
export const adviseOnLink = ({ measure, splitBy, claim, group }: About): string | null =>
  measure && splitBy
    ? `Where ${splitBy.noun} is known early, use it to foresee ${measure.noun}${claim.subject.filter.length > 0 ? ` of ${group}` : ''}; test for a cause before acting on it.`
    : null;
