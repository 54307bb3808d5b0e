export { API_BASE } from './base';
export { NO_TOKEN } from './client';
export { errorCode, errorDetails, errorStatus, errorText, isCancelled, UserFacingError } from './errors';
export { users } from './users';
export { reports } from './reports';
export { sources } from './sources';
export { analyses } from './analyses';
export { agents } from './agents';
export { help } from './help';
/** Calls of the few who steer releases, fetched when one of them does. */
export const loadReleases = () => import('./releases').then(({ releases }) => releases);
