import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from '@hub/shared/router';
import { authActions, selectAuth, sessionStatus, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { ScreenSkeleton } from '../remotes/screens/screen-skeleton';

/** Lets only a signed-in person through, and decides before any protected remote is fetched. Others come back here after the login. */
export function ProtectedArea({ children }: { children: ReactNode }) {
  const auth = useHubSelector(selectAuth);
  const dispatch = useHubDispatch();
  const { pathname, search, hash } = useLocation();
  const status = sessionStatus(auth);

  useEffect(() => {
    if (status === 'expired') dispatch(authActions.sessionExpired());
  }, [status, dispatch]);

  if (status === 'signed-in') return children;
  if (status === 'checking') return <ScreenSkeleton />;
  // Who has chosen to leave starts afresh; everybody else is to go on where they were.
  const origin = auth.endReason === 'logout' ? undefined : { from: pathname + search + hash };
  return <Navigate to="/login" replace state={origin} />;
}
