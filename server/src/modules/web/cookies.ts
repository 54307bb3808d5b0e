import { createHmac } from 'node:crypto';
import { LANGUAGES, type Language } from '@hub/shared/contracts/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { isInForce, isSame, readTicket, renewTicket, signTicket, type Ticket } from './device-ticket';

const DEVICE_COOKIE = 'hub_device';
/** Proof that the server has made the device's id. */
const TICKET_COOKIE = 'hub_ticket';
/** Which account a report is of, and how old it is. It gives no authority either. */
const ACCOUNT_COOKIE = 'hub_account';
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
    /** Signs what this server says in cookies; one for all servers. */
    cookieKey: Uint8Array;
  }
}

/** Makes known how cookies are to be sent and signed. */
export const cookiePolicy = (app: FastifyInstance, publicUrl: string | undefined, key: Uint8Array) => {
  app.decorate('cookieKey', key);
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

/** The device's own ticket, however old; null when it has none that this server has signed. */
const ticketIn = (request: FastifyRequest, key: Uint8Array): Ticket | null => {
  const ticket = readTicket(key, request.cookies[TICKET_COOKIE]);
  return ticket && ticket.device === deviceOf(request) ? ticket : null;
};

/** The ticket of a device that may be believed now. */
export const ticketOf = (request: FastifyRequest, key: Uint8Array): Ticket | null => {
  const ticket = ticketIn(request, key);
  return ticket && isInForce(ticket) ? ticket : null;
};

/**
 * The visitor's device, which gets an id when it has none that this server has made: who could choose it could choose the builds that it
 * speaks of. The shell reads the id too and chooses builds by it; it is tied to nobody.
 */
export const knowDevice = (request: FastifyRequest, reply: FastifyReply, document: DiscoveryDocument): string => {
  const key = reply.server.cookieKey;
  const known = ticketIn(request, key);
  const ticket = renewTicket(known, document);
  if (ticket !== known) {
    putCookie(reply, TICKET_COOKIE, signTicket(key, ticket), { maxAge: ONE_YEAR_SECONDS, httpOnly: true });
    if (!known) putCookie(reply, DEVICE_COOKIE, ticket.device, { maxAge: ONE_YEAR_SECONDS, httpOnly: false });
  }
  return ticket.device;
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

/** An account, as far as reports of builds have to know it. */
export interface ReportingAccount {
  /** Tells accounts apart; not the user's id. */
  name: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
}

const sealOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`account:${text}`).digest('base64url').slice(0, 22);

interface SignedIn {
  id: string;
  createdAt: Date;
  /** How long it lasts. */
  seconds: number;
}

/** `name.createdAt.until.seal` */
export const signAccount = (key: Uint8Array, { id, createdAt, seconds }: SignedIn): string => {
  const name = createHmac('sha256', key).update(`reports of: ${id}`).digest('base64url').slice(0, 22);
  const text = [name, createdAt.getTime().toString(36), (Date.now() + seconds * 1000).toString(36)].join('.');
  return `${text}.${sealOf(key, text)}`;
};

/** Notes in the browser whose reports of builds come from it, or with null that they are nobody's any more. */
export const noteAccount = (reply: FastifyReply, user: SignedIn | null) =>
  putCookie(reply, ACCOUNT_COOKIE, user ? signAccount(reply.server.cookieKey, user) : '', {
    maxAge: user?.seconds ?? 0,
    httpOnly: true,
  });

/** Whose account this server has noted in the browser; null for nobody's. */
export const accountOf = ({ cookies, server }: FastifyRequest): ReportingAccount | null => {
  const [name = '', createdAt = '', until = '', seal = ''] = cookies[ACCOUNT_COOKIE]?.split('.') ?? [];
  if (!isSame(seal, sealOf(server.cookieKey, [name, createdAt, until].join('.')))) return null;
  return parseInt(until, 36) > Date.now() ? { name, createdAt: parseInt(createdAt, 36) } : null;
};
