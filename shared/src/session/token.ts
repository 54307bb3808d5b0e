import { jwtDecode } from 'jwt-decode';
import { tokenClaims, type TokenClaims } from '../contracts/accounts/session';

/** What the token says of itself, or null when it is no readable JWT. The signature is the server's business. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const parsed = tokenClaims.safeParse(jwtDecode(token));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Milliseconds until the token ends; zero or less once it has, and for a token that cannot be read. */
export function tokenRemaining(token: string, now = Date.now()): number {
  const claims = readClaims(token);
  return claims ? claims.exp * 1000 - now : 0;
}

export const isTokenLive = (token: string | null, now = Date.now()): boolean => token !== null && tokenRemaining(token, now) > 0;
