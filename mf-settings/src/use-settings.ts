import { useCallback } from 'react';
import { users } from '@hub/shared/api';
import type { SettingsResponse } from '@hub/shared/contracts/accounts/account';
import { bus } from '@hub/shared/events';
import { defineQuery, useQuery } from '@hub/shared/query';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { t } from './messages';

type Loaded = { status: 'loading' } | { status: 'failed'; error: string } | { status: 'ready'; data: SettingsResponse };

const settingsQuery = defineQuery({
  key: 'settings',
  failure: 'The settings could not be loaded.',
  fetch: () => users.settings(),
  staleMs: 30_000,
});

/** The user's settings as the server has them. `accept` takes over an answer and tells the rest of the product of a changed profile. */
export function useSettings() {
  const dispatch = useHubDispatch();
  const { data, error, refresh, write } = useQuery(settingsQuery, undefined);
  const accept = useCallback(
    (answer: SettingsResponse) => {
      write(() => answer);
      dispatch(authActions.profileChanged(answer.user));
      bus.emit('profile.changed@1', { userId: answer.user.id }, 'mf-settings');
    },
    [dispatch, write],
  );
  const loaded: Loaded = data
    ? { status: 'ready', data }
    : error
      ? { status: 'failed', error: error.text || t('load-failed') }
      : { status: 'loading' };
  return { loaded, accept, retry: refresh };
}

export type AcceptSettings = ReturnType<typeof useSettings>['accept'];
