/** Where the API stands, on the page's own origin. */
export const API_BASE = '/api';
