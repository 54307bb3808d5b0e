import { discoveryDocument, type DiscoveryDocument } from '../contracts/releases/discovery';
import { API_BASE } from './base';
import { UserFacingError } from './errors';
import { parseAnswer } from './parse-answer';
import { t } from './messages';

export const discovery = {
  /** Which build of each remote there is. By `fetch`: every page asks this, also those that need no HTTP client. */
  get: async (signal?: AbortSignal): Promise<DiscoveryDocument> => {
    const response = await fetch(`${API_BASE}/discovery`, { headers: { Accept: 'application/json' }, signal });
    if (!response.ok) throw new UserFacingError(t('discovery'), null, response.status);
    return parseAnswer(discoveryDocument, await response.json());
  },
};
