import { createHmac, randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '@hub/shared/contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'hub_device';
const COHORTS_COOKIE = 'hub_cohorts';
export const THEME_COOKIE = 'hub_theme';
/** Only a hint of who seems to be logged in, for code that is worth fetching early. It gives no authority. */
const LOGGED_IN_COOKIE = 'hub_hint';

const LANGUAGE_COOKIE = 'hub_language';

const DEVICE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ONE_YEAR_SECONDS = 365 * 86400;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people reach the hub by https only. */
    httpsOnly: boolean;
  }
}

/** Makes known how cookies are to be sent. */
export const cookiePolicy = (app: FastifyInstance, publicUrl: string | undefined) => {
  app.decorate('httpsOnly', publicUrl?.startsWith('https:') ?? false);
};

interface Lifetime {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  httpOnly: boolean;
}

/** Every cookie that lasts beyond the browser's session: for this host, sent by https only where there is https. */
const putCookie = (reply: FastifyReply, name: string, value: string, { maxAge, httpOnly }: Lifetime) =>
  reply.setCookie(name, value, {
    path: '/',
    maxAge,
    httpOnly,
    sameSite: 'lax',
    secure: reply.server.httpsOnly || reply.request.protocol === 'https',
  });

/** The language that an account of this browser has chosen last; null where none has. */
export const keptLanguage = ({ cookies }: FastifyRequest): Language | null =>
  LANGUAGES.find((each) => each === cookies[LANGUAGE_COOKIE]) ?? null;

/** Has the browser's next pages come in the account's language. */
export const keepLanguage = (reply: FastifyReply, language: Language) => {
  if (keptLanguage(reply.request) === language) return;
  putCookie(reply, LANGUAGE_COOKIE, language, { maxAge: ONE_YEAR_SECONDS, httpOnly: true });
};

/** The id of the visitor's device; null when it has none, or one that no page has given it. */
export const deviceOf = ({ cookies }: FastifyRequest): string | null => {
  const device = cookies[DEVICE_COOKIE];
  return device !== undefined && DEVICE.test(device) ? device : null;
};

/** The visitor's device, which gets an id when it has none. The shell reads it too and chooses builds by it; it is tied to nobody. */
export const knowDevice = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = deviceOf(request);
  if (known !== null) return known;
  const device = randomUUID();
  putCookie(reply, DEVICE_COOKIE, device, { maxAge: ONE_YEAR_SECONDS, httpOnly: false });
  return device;
};

/** The cohorts of the visitor. They choose builds that anybody may fetch, so the cookie need not be proof of anything. */
export const cohortsOf = ({ cookies }: FastifyRequest): string[] => (cookies[COHORTS_COOKIE] ?? '').split('.').filter(Boolean);

/** The shell reads them, so that they choose builds from the next page load on. */
export const putIntoCohorts = (reply: FastifyReply, cohorts: readonly string[]) =>
  putCookie(reply, COHORTS_COOKIE, cohorts.join('.'), { maxAge: cohorts.length > 0 ? ONE_YEAR_SECONDS : 0, httpOnly: false });

/** Who the visitor's browser says is logged in, as a name that only tells users apart; null for nobody. */
export const hintOf = ({ cookies }: FastifyRequest): string | null => cookies[LOGGED_IN_COOKIE] || null;

/**
 * Notes in the browser that somebody has logged in, or with null that nobody is any more.
 *
 * @param key secret of this server, so that the hint does not give the user's id away
 */
export const hintLoggedIn = (reply: FastifyReply, key: Uint8Array, user: { id: string; seconds: number } | null) => {
  const hint = user ? createHmac('sha256', key).update(`logged in: ${user.id}`).digest('base64url').slice(0, 22) : '';
  putCookie(reply, LOGGED_IN_COOKIE, hint, { maxAge: user?.seconds ?? 0, httpOnly: true });
};
