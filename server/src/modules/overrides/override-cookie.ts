import { createHmac, timingSafeEqual } from 'node:crypto';
import { overrides as overridesSchema, type Override } from '@hub/shared/contracts/override';

export const OVERRIDE_COOKIE = 'hub_overrides';

/**
 * Overrides as a cookie's value. It is signed, since it decides which code a page runs: only the server, after its checks, can make one.
 */
export const overrideCookies = (secret: Uint8Array) => {
  const key = createHmac('sha256', secret).update('developer overrides').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    write(overrides: readonly Override[]): string {
      const text = Buffer.from(JSON.stringify(overrides)).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    /** None for a missing, foreign or damaged value. */
    read(value: string | undefined): Override[] {
      const [text = '', signature = ''] = value?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return [];
      const parsed = overridesSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return parsed.success ? parsed.data : [];
    },
  };
};

export type OverrideCookies = ReturnType<typeof overrideCookies>;
