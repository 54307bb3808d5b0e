/** Header of every answer of the API: revision of the discovery document. */
export const REVISION_HEADER = 'hub-revision';
/** How a page is told of it: an event of the window whose `detail` is the revision. */
export const REVISION_EVENT = 'hub:revision';
