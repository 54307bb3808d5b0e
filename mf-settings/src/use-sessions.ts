import { useCallback, useEffect, useRef } from 'react';
import { users } from '@hub/shared/api';
import type { SessionEntry } from '@hub/shared/contracts/accounts/account';
import { defineQuery, useQuery } from '@hub/shared/query';
import { selectAuth, useHubSelector } from '@hub/shared/state';
import { t } from './messages';

type Loaded = { status: 'loading' } | { status: 'failed'; error: string } | { status: 'ready'; sessions: SessionEntry[] };

const sessionsQuery = defineQuery({
  key: 'settings/sessions',
  failure: 'The sessions could not be loaded.',
  fetch: () => users.sessions(),
  // Another device may have come or gone.
  staleMs: 0,
});

/** The places where the user is logged in. A new token, as after a change of password, may have ended some: they are asked for anew. */
export function useSessions() {
  const { token } = useHubSelector(selectAuth);
  const { data, error, refresh } = useQuery(sessionsQuery, undefined, { enabled: token !== null });
  const asked = useRef(token);
  useEffect(() => {
    if (token === null || token === asked.current) return;
    asked.current = token;
    refresh();
  }, [token, refresh]);
  const end = useCallback(
    async (id: string) => {
      await users.endSession(id);
      refresh();
    },
    [refresh],
  );
  const loaded: Loaded = data
    ? { status: 'ready', sessions: data }
    : error
      ? { status: 'failed', error: error.text || t('sessions.load-failed') }
      : { status: 'loading' };
  return { loaded, reload: refresh, end };
}
