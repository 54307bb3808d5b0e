import { useCallback, useEffect, useState } from 'react';
import { errorText, users } from '@hub/shared/api';
import type { SessionEntry } from '@hub/shared/contracts/account';
import { selectAuth, useHubSelector } from '@hub/shared/state';
import { t } from './messages';

type Loaded = { status: 'loading' } | { status: 'failed'; error: string } | { status: 'ready'; sessions: SessionEntry[] };

/** The places where the user is logged in. A new token, as after a change of password, may have ended some: they are asked for anew. */
export function useSessions() {
  const { token } = useHubSelector(selectAuth);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (token === null) return undefined;
    let current = true;
    users.sessions().then(
      (sessions) => current && setLoaded({ status: 'ready', sessions }),
      (error: unknown) => current && setLoaded({ status: 'failed', error: errorText(error, t('sessions.load-failed')) }),
    );
    return () => void (current = false);
  }, [token, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const end = useCallback(
    async (id: string) => {
      await users.endSession(id);
      reload();
    },
    [reload],
  );
  return { loaded, reload, end };
}
