import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds after which a guest is asked for the password again: a working day, as a session. */
const LASTS_MS = 12 * 3_600_000;

/** What a ticket is for. Another password of the link is another lock, and a link that was taken back has none. */
interface Lock {
  token: string;
  passwordHash: string;
}

/**
 * What a guest has instead of a link's password once that was right: a signed time, good for this link and this password alone. It is not kept
 * here, and opens nothing without the link's token.
 */
export const guestTickets = (secret: Uint8Array) => {
  const key = createHmac('sha256', secret).update('guest-tickets').digest();
  const seal = (until: string, { token, passwordHash }: Lock) =>
    createHmac('sha256', key)
      .update(JSON.stringify([until, token, passwordHash]))
      .digest('base64url');
  return {
    make(lock: Lock, now = Date.now()): string {
      const until = String(now + LASTS_MS);
      return `${until}.${seal(until, lock)}`;
    },
    opens(ticket: string, lock: Lock, now = Date.now()): boolean {
      const [until = '', given = ''] = ticket.split('.');
      const [right, actual] = [Buffer.from(seal(until, lock)), Buffer.from(given)];
      return right.length === actual.length && timingSafeEqual(right, actual) && now < Number(until);
    },
  };
};
