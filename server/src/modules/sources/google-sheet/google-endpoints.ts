import { ConfigError, type Config } from '../../../config';
import type { NetworkPolicy } from '../../../network/network-policy';

/** Where sheets are exported from and which addresses an export may pass through. */
export interface GoogleEndpoints {
  origin: string;
  policy: NetworkPolicy;
  /** Whether a redirect to this address is followed. */
  follows(url: URL): boolean;
  /** Whether a redirect to this address means that the sheet asks for a sign-in. */
  asksForSignIn(url: URL): boolean;
}

const SIGN_IN = /^\/(?:[\w.-]+\/)*(?:ServiceLogin|signin|AccountChooser)/i;
const PUBLIC_ONLY: NetworkPolicy = { allowPrivate: false, allowLoopback: false, ownDatabases: [] };

export const GOOGLE: GoogleEndpoints = {
  origin: 'https://docs.google.com',
  policy: PUBLIC_ONLY,
  follows: (url) =>
    url.protocol === 'https:' &&
    url.port === '' &&
    (url.hostname === 'docs.google.com' || url.hostname.endsWith('.googleusercontent.com')),
  asksForSignIn: (url) =>
    url.hostname === 'accounts.google.com' || (url.hostname === 'www.google.com' && SIGN_IN.test(url.pathname)),
};

/**
 * A local server in Google's place, for tests: plain HTTP on loopback, one origin for all.
 * @throws ConfigError when the origin is not on loopback
 */
export function googleForTests(origin: string): GoogleEndpoints {
  const url = new URL(origin);
  if (url.protocol !== 'http:' || url.hostname !== '127.0.0.1' || url.origin !== origin)
    throw new ConfigError('TEST_GOOGLE_ORIGIN must be http://127.0.0.1:PORT.');
  return {
    origin,
    policy: { ...PUBLIC_ONLY, allowLoopback: true },
    follows: (to) => to.origin === origin && !SIGN_IN.test(to.pathname),
    asksForSignIn: (to) => to.origin === origin && SIGN_IN.test(to.pathname),
  };
}

/** @throws ConfigError when production is to talk to something else than Google */
export function googleOf({ TEST_GOOGLE_ORIGIN, NODE_ENV }: Pick<Config, 'TEST_GOOGLE_ORIGIN' | 'NODE_ENV'>): GoogleEndpoints {
  if (!TEST_GOOGLE_ORIGIN) return GOOGLE;
  if (NODE_ENV === 'production') throw new ConfigError('TEST_GOOGLE_ORIGIN is for tests only; NODE_ENV is production.');
  return googleForTests(TEST_GOOGLE_ORIGIN);
}
