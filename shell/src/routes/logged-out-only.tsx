import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from '@hub/shared/router';
import { selectAuth, sessionStatus, useHubSelector } from '@hub/shared/state';

/** Where the guard has sent this visitor from, else the dashboard. */
function originOf(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : null;
  return typeof from === 'string' && /^\/dashboard(?:[/?#]|$)/.test(from) ? from : '/dashboard';
}

/**
 * Sends on who is signed in already, or signs in by another tab. Who signs in here sees the screen's own messages before it leads on.
 */
export function LoggedOutOnly({ children }: { children: ReactNode }) {
  const auth = useHubSelector(selectAuth);
  const { state } = useLocation();
  const [signedInHere, setSignedInHere] = useState(false);
  const { operation, status } = auth.request;
  if (!signedInHere && status === 'succeeded' && (operation === 'login' || operation === 'signup')) setSignedInHere(true);
  return !signedInHere && sessionStatus(auth) === 'signed-in' ? <Navigate to={originOf(state)} replace /> : children;
}
