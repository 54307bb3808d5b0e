import { useState, type ReactNode } from 'react';
import { Navigate } from '@hub/shared/router';
import { selectAuth, sessionStatus, useHubSelector } from '@hub/shared/state';

/**
 * Sends a signed-in visitor on to the dashboard. It is decided once, on entering: who signs in here sees the screen's own messages
 * before it leads on.
 */
export function LoggedOutOnly({ children }: { children: ReactNode }) {
  const auth = useHubSelector(selectAuth);
  const [wasSignedIn] = useState(() => sessionStatus(auth) === 'signed-in');
  return wasSignedIn ? <Navigate to="/dashboard" replace /> : children;
}
