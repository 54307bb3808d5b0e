/** Codes by which the server says that a mailed link is unknown, used or over. */
const LINK_CODES = new Set(['invalid_link', 'expired_link', 'used_link', 'invalid_token', 'expired_token']);

export const isLinkRefusal = (code: string | null): boolean => code !== null && LINK_CODES.has(code);
