import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { override, type Override } from '@hub/shared/contracts/releases/override';
import { z } from 'zod';
import { deviceOf, hintOf } from '../web/cookies';

/** The prefix makes browsers refuse it from other hosts, other paths and plain http (Chromium and Firefox take it on this machine). */
const OVERRIDE_COOKIE = '__Host-hub_overrides';
/** Its name before it was bound to anything. Nothing reads it any more. */
const FORMER_COOKIE = 'hub_overrides';
const LIFETIME_MS = 8 * 3_600_000;

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'strict', secure: true } as const;

const granted = z.object({
  override,
  /** Id of the token that allowed it; null where none is asked for. */
  token: z.string().nullable(),
  /** Who seemed to be logged in when it was set; null for nobody. */
  user: z.string().nullable(),
  device: z.string(),
  /** Milliseconds since the epoch. */
  until: z.number(),
});
type Granted = z.infer<typeof granted>;

/** Whether the token with this id may still override the remote. Null stands for the one that was not asked for. */
export type TokenHolds = (token: string | null, remote: string) => Promise<boolean>;

/** What is written of a published build; null when it is no longer here, or bears no signature that counts today. */
export type RecordOf = (remote: string, buildId: string) => Promise<BuildRecord | null>;

/**
 * Overrides as a cookie. It is signed, since it decides which code a page runs: only the server, after its checks, can make one. Each
 * override ends with its token, after some hours, on another device, and with the logout or another's login if somebody was logged in.
 */
export const overrideCookies = (secret: Uint8Array, tokenHolds: TokenHolds, recordOf: RecordOf) => {
  const key = createHmac('sha256', secret).update('developer overrides').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();

  const write = (content: readonly Granted[]): string => {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${sign(text).toString('base64url')}`;
  };

  /** None for a missing, foreign or damaged value. */
  const read = (value: string | undefined): Granted[] => {
    const [text = '', signature = ''] = value?.split('.') ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = sign(text);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
    const parsed = z.array(granted).safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return parsed.success ? parsed.data : [];
  };

  const holding = async (request: FastifyRequest): Promise<Granted[]> => {
    const device = deviceOf(request);
    const user = hintOf(request);
    const held: Granted[] = [];
    for (const each of read(request.cookies[OVERRIDE_COOKIE])) {
      const isSame = each.device === device && (each.user === null || each.user === user);
      if (isSame && Date.now() < each.until && (await tokenHolds(each.token, each.override.remote))) held.push(each);
    }
    return held;
  };

  return {
    /** Those that are in force for this page. Each page asks anew, so that a revoked token takes its overrides along at once. */
    async inForce(request: FastifyRequest): Promise<Override[]> {
      const overrides: Override[] = [];
      for (const { override: own } of await holding(request)) {
        const record = own.preview ? await recordOf(own.remote, own.buildId) : undefined;
        if (record !== null) overrides.push({ ...own, ...(record && { record }) });
      }
      return overrides;
    },

    /** Adds one to those that are in force; one of the same remote goes. */
    async set(request: FastifyRequest, reply: FastifyReply, added: Override, by: SetBy) {
      const others = (await holding(request)).filter(({ override: { remote } }) => remote !== added.remote);
      const until = Math.min(by.until ?? Infinity, Date.now() + LIFETIME_MS);
      const made = { override: added, token: by.token, device: by.device, user: hintOf(request), until };
      // Without an age: the browser's session ends it, too.
      reply.setCookie(OVERRIDE_COOKIE, write([...others, made]), ATTRIBUTES);
    },

    clear(reply: FastifyReply) {
      reply.clearCookie(OVERRIDE_COOKIE, ATTRIBUTES);
      reply.clearCookie(FORMER_COOKIE, { path: '/' });
    },
  };
};

interface SetBy {
  token: string | null;
  device: string;
  /** Milliseconds since the epoch, where it is to end sooner. */
  until?: number;
}

export type OverrideCookies = ReturnType<typeof overrideCookies>;
