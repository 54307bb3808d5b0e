/** Where guests read. */
const PATH = '/shared';

/** Address of a link. The token stands behind the `#`, which no browser sends: no log and no other site's referrer has it. */
export const sharedAddress = (token: string): string => `${location.origin}${PATH}#${token}`;

/** The token of an address' fragment; empty when there is none. */
export const tokenOf = (hash: string): string => hash.replace(/^#/, '');
