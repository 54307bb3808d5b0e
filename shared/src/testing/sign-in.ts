import type { User } from '../contracts/accounts/account';
import { clearSession, saveSession } from '../session';
import { makeUser } from './fixtures';
import { makeToken } from './token';

/** Puts a session into local storage, as an earlier visit would have left it. Call it before the store is made. */
export function signIn(user: User = makeUser(), token: string = makeToken()): { user: User; token: string } {
  saveSession(user, token);
  return { user, token };
}

export const signOut = (): void => clearSession();
