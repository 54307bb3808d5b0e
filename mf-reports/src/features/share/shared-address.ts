/** Where guests read. */
const PATH = '/shared';

/** Address of a link. The token stands behind the `#`, which no browser sends: no log and no other site's referrer has it. */
export const sharedAddress = (token: string): string => `${location.origin}${PATH}#${token}`;

/** Stands between a link's token, which has none, and a finding. */
const BETWEEN = '.';

/** Fragment of a finding's address in a report that a link leads to. */
export const findingIn = (token: string, finding: string): string => `#${token}${BETWEEN}${finding}`;

/** The token of an address' fragment; empty when there is none. */
export const tokenOf = (hash: string): string => hash.replace(/^#/, '').split(BETWEEN)[0] ?? '';
