/** Whether the server says that a mailed link is unknown, used or over. */
export const isLinkRefusal = (code: string | null): boolean => code === 'invalid-link';
