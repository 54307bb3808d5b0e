import { isTokenLive, readToken } from '../session';
import type { AuthState } from './auth-state';

interface WithAuth {
  auth: AuthState;
}

export const selectAuth = (state: WithAuth): AuthState => state.auth;
export const selectUser = (state: WithAuth) => state.auth.user;

/**
 * Whether protected screens may be entered, which takes a user, a token in state, a token in local storage, and its time not over.
 * `checking`: there is a live token whose user the server has yet to name. `expired`: the session is to be ended by
 * `authActions.sessionExpired`. Not a selector: it reads the clock and local storage.
 */
export function sessionStatus(auth: AuthState, now = Date.now()): 'signed-in' | 'signed-out' | 'checking' | 'expired' {
  const stored = readToken();
  if (auth.token === null || stored === null) return 'signed-out';
  if (!isTokenLive(auth.token, now) || !isTokenLive(stored, now)) return 'expired';
  if (auth.user !== null) return 'signed-in';
  return auth.request.operation === 'initialise' && auth.request.status === 'failed' ? 'signed-out' : 'checking';
}
