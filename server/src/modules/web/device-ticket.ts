import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';

const DAY_MS = 86_400_000;
/** A page that has been away for longer has to ask again before it is believed. */
const LIFETIME_MS = 7 * DAY_MS;
/** Clocks of servers that share a key. */
const SKEW_MS = 5 * 60_000;
/** A ticket is not written anew at every poll while nothing has changed. */
const RENEW_MS = DAY_MS;

/** What this server has said of a device: that the id is its own making, and which stretches of which rollouts it has been told of. */
export interface Ticket {
  device: string;
  phases: string[];
  /** Milliseconds since the epoch. */
  issued: number;
}

/** A stretch of a rollout with one weight. */
export const phaseOf = ({ id, weightBp }: { id: string; weightBp: number }): string =>
  `${id.slice(0, 8)}-${weightBp.toString(36)}`;

/** Stretches of all rollouts that are open. */
export const openPhases = ({ remotes }: DiscoveryDocument): string[] =>
  Object.values(remotes)
    .flatMap(({ rollout }) => (rollout?.state === 'running' || rollout?.state === 'paused' ? [phaseOf(rollout)] : []))
    .sort();

const macOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`ticket:${text}`).digest('base64url').slice(0, 22);
const keyIdOf = (key: Uint8Array) => createHash('sha256').update('id of ').update(key).digest('base64url').slice(0, 6);

/** Whether two texts are the same, in a time that does not tell how far they are. */
export const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** `device.phases.issued.key.mac`, none of which has a dot within. */
export const signTicket = (key: Uint8Array, { device, phases, issued }: Ticket): string => {
  const text = [device, phases.join('~'), issued.toString(36), keyIdOf(key)].join('.');
  return `${text}.${macOf(key, text)}`;
};

/** The ticket, when this key has signed it, however old it is. */
export const readTicket = (key: Uint8Array, text: string | undefined): Ticket | null => {
  const [device = '', phases = '', issued = '', keyId = '', mac = ''] = text?.split('.') ?? [];
  if (keyId !== keyIdOf(key) || !isSame(mac, macOf(key, [device, phases, issued, keyId].join('.')))) return null;
  return { device, phases: phases.split('~').filter(Boolean), issued: parseInt(issued, 36) };
};

/** Whether a device with this ticket is believed now. */
export const isInForce = ({ issued }: Ticket, now = Date.now()): boolean =>
  issued <= now + SKEW_MS && now - issued <= LIFETIME_MS;

/** The ticket that a device is to have from now on: its own while it will do, else a new one, for a new device when it has none. */
export const renewTicket = (known: Ticket | null, document: DiscoveryDocument, now = Date.now()): Ticket => {
  const phases = openPhases(document);
  const willDo = known && isInForce(known, now) && now - known.issued < RENEW_MS && known.phases.join() === phases.join();
  return willDo ? known : { device: known?.device ?? randomUUID(), phases, issued: now };
};
