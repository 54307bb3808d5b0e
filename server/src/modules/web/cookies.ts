import type { FastifyReply, FastifyRequest } from 'fastify';

export const DEVICE_COOKIE = 'hub_device';
export const COHORTS_COOKIE = 'hub_cohorts';
export const THEME_COOKIE = 'hub_theme';
/** Only a hint that a protected screen's code is worth fetching early. No call looks at it. */
export const LOGGED_IN_COOKIE = 'hub_hint';

const DEVICE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of the visitor's device; null when it has none, or one that no page has given it. */
export const deviceOf = ({ cookies }: FastifyRequest): string | null => {
  const device = cookies[DEVICE_COOKIE];
  return device !== undefined && DEVICE.test(device) ? device : null;
};

/** The cohorts of the visitor. They choose builds that anybody may fetch, so the cookie need not be proof of anything. */
export const cohortsOf = ({ cookies }: FastifyRequest): string[] => (cookies[COHORTS_COOKIE] ?? '').split('.').filter(Boolean);

const ONE_YEAR_SECONDS = 365 * 86400;

/** The shell reads them, so that they choose builds from the next page load on. */
export const putIntoCohorts = (reply: FastifyReply, cohorts: readonly string[]) =>
  reply.header(
    'set-cookie',
    `${COHORTS_COOKIE}=${cohorts.join('.')}; Path=/; Max-Age=${cohorts.length > 0 ? ONE_YEAR_SECONDS : 0}; SameSite=Lax`,
  );

export const hintLoggedIn = (reply: FastifyReply, seconds: number) =>
  reply.header('set-cookie', `${LOGGED_IN_COOKIE}=${seconds > 0 ? 1 : ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
