export const HOME = '/dashboard';

const BASE = 'https://hub.invalid';
const LOGGED_OUT_ONLY = /^\/(?:login|signup|forgot-password)?(?:[?#]|$)/;

/**
 * An address of this site without its origin, or null. Backslashes and double slashes would lead to another host; so would the double
 * slash that is left when the dots of `/..//host` are worked out.
 */
function localAddress(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, BASE)) return null;
  const url = new URL(text, BASE);
  return url.origin === BASE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

const textOf = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

/** What the guard left in the route's state: an address, or a location. */
function rememberedOrigin(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const from: unknown = Reflect.get(state, 'from');
  if (typeof from === 'string') return from;
  return typeof from === 'object' && from !== null
    ? textOf(from, 'pathname') + textOf(from, 'search') + textOf(from, 'hash')
    : '';
}

/**
 * Where to go after a login: the address that the guard remembered (in the route's state, or in `returnTo` after a full page load), else
 * the dashboard. Never another site, and never a page that a logged-in user is sent away from.
 */
export function returnTo(state: unknown, search = ''): string {
  const address = localAddress(rememberedOrigin(state) || (new URLSearchParams(search).get('returnTo') ?? ''));
  return address === null || LOGGED_OUT_ONLY.test(address) ? HOME : address;
}
