import type { FastifyReply } from 'fastify';

export const DEVICE_COOKIE = 'hub_device';
export const THEME_COOKIE = 'hub_theme';
/** Only a hint that a protected screen's code is worth fetching early. No call looks at it. */
export const LOGGED_IN_COOKIE = 'hub_hint';

export const hintLoggedIn = (reply: FastifyReply, seconds: number) =>
  reply.header('set-cookie', `${LOGGED_IN_COOKIE}=${seconds > 0 ? 1 : ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
