import { discoveryDocument, type DiscoveryDocument } from '../contracts/releases/discovery';
import { API_BASE } from './base';
import { UserFacingError } from './errors';
import { parseAnswer } from './parse-answer';
import { t } from './messages';

/** A document, and the server's name for it. */
export interface TaggedDocument {
  document: DiscoveryDocument;
  tag: string | null;
}

export const discovery = {
  /**
   * Which build of each remote there is. Null when it is what the tag stands for. By `fetch`: every page asks this, also those that need no HTTP
   * client.
   */
  get: async (tag: string | null, signal?: AbortSignal): Promise<TaggedDocument | null> => {
    const headers = { Accept: 'application/json', ...(tag !== null && { 'If-None-Match': tag }) };
    const response = await fetch(`${API_BASE}/discovery`, { headers, signal });
    if (response.status === 304) return null;
    if (!response.ok) throw new UserFacingError(t('discovery'), null, response.status);
    return { document: parseAnswer(discoveryDocument, await response.json()), tag: response.headers.get('etag') };
  },
};
