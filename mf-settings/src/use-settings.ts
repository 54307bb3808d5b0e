import { useCallback, useEffect, useState } from 'react';
import { errorText, users } from '@hub/shared/api';
import type { SettingsResponse } from '@hub/shared/contracts/account';
import { bus } from '@hub/shared/events';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { t } from './messages';

type Loaded = { status: 'loading' } | { status: 'failed'; error: string } | { status: 'ready'; data: SettingsResponse };

/** The user's settings as the server has them. `accept` takes over an answer and tells the rest of the product of a changed profile. */
export function useSettings() {
  const dispatch = useHubDispatch();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    users.settings().then(
      (data) => current && setLoaded({ status: 'ready', data }),
      (error: unknown) => current && setLoaded({ status: 'failed', error: errorText(error, t('load-failed')) }),
    );
    return () => void (current = false);
  }, [attempt]);

  const accept = useCallback(
    (data: SettingsResponse) => {
      setLoaded({ status: 'ready', data });
      dispatch(authActions.profileChanged(data.user));
      bus.emit('profile.changed@1', { userId: data.user.id }, 'mf-settings');
    },
    [dispatch],
  );

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { loaded, accept, retry };
}

export type AcceptSettings = ReturnType<typeof useSettings>['accept'];
