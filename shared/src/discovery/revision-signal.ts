/** Header of every answer of the API: revision of the discovery document. */
export const REVISION_HEADER = 'hub-revision';
/** How a page is told of it: an event of the window whose `detail` is the revision. */
export const REVISION_EVENT = 'hub:revision';

/** Header of a page's calls: which form of the API its code was written for. Calls without it are of no page of ours. */
export const API_HEADER = 'hub-api';
/** The form that this code is written for. Raised with `OLDEST_API` where a call cannot stay as it was for the tabs that are open. */
export const API_VERSION = 1;
/** How the shell learns that the server no longer understands this page: an event of the window. */
export const OLD_PAGE_EVENT = 'hub:old-page';
