import { user as userSchema, type User } from '../contracts/accounts/session';
import { withEndReason, type EndReason } from './end-reason';
import { removeItem, writeItem } from './storage';
import { storedValue } from './stored-value';
import { clearToken, readToken, writeToken } from './stored-token';
import { isTokenLive } from './token';

const account = storedValue<User>('hub.user', userSchema);

/** The session as other pages of the product may read it, one plain text a key. */
const PLAIN_KEYS = ['userEmail', 'userFirstName', 'userLastName', 'userFullName'] as const;

export const fullName = (user: Pick<User, 'first_name' | 'last_name'>): string => `${user.first_name} ${user.last_name}`.trim();

export function writeUser(user: User): void {
  account.write(user);
  writeItem('userEmail', user.email);
  writeItem('userFirstName', user.first_name);
  writeItem('userLastName', user.last_name);
  writeItem('userFullName', fullName(user));
}

export function saveSession(user: User, token: string): void {
  writeToken(token);
  writeUser(user);
}

export function clearSession(reason: EndReason = 'logout'): void {
  withEndReason(reason, () => {
    clearToken();
    account.remove();
    for (const key of PLAIN_KEYS) removeItem(key);
  });
}

/** The user and the token of an earlier visit, when the token is still good. */
export function readSession(now = Date.now()): { user: User; token: string } | null {
  const token = readToken();
  const user = account.read();
  return token !== null && user !== null && isTokenLive(token, now) ? { user, token } : null;
}
