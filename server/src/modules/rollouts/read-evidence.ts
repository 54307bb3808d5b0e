import { createHmac } from 'node:crypto';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { resolve } from '@hub/shared/discovery';
import type { RolloutUnitsTable } from '../../database/delivery-tables';
import { neighbourhoodOf } from '../../network/network-of';
import type { ReportingAccount } from '../web/cookies';
import { phaseOf, type Ticket } from '../web/device-ticket';
import { hardFailureOf, ratesOf, timesOf, type HardFailure, type RateMetric, type TimeMetric } from './metrics';

const LONGEST_REASON = 200;

/** A reason is written by anybody's page and read in terminals. */
const printable = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON);

export interface Caller {
  ticket: Ticket;
  /** Null where nobody is logged in. */
  account: ReportingAccount | null;
  address: string;
  cohorts: readonly string[];
}

/** What a batch tells of one unit in one rollout. */
export interface Evidence extends Record<RateMetric, boolean> {
  rollout: string;
  weightBp: number;
  unit: string;
  device: string;
  /** When the account was made; null for a device. */
  accountSince: number | null;
  network: number;
  arm: RolloutUnitsTable['arm'];
  failure: { kind: HardFailure; reason: string | null } | null;
  /** Whether a screen was seen to be there. */
  isShown: boolean;
  times: [TimeMetric, number][];
}

/** What stands for a device, an account or a network in one rollout: neither can be guessed from what is stored. */
const digestOf = (key: Uint8Array, rollout: string, what: string): Buffer =>
  createHmac('sha256', key).update(`${rollout}:${what}`).digest();
export const nameOf = (key: Uint8Array, rollout: string, what: string): string =>
  digestOf(key, rollout, what).toString('hex').slice(0, 32);

/** Events that tell that the build was run at all. `fallback` and the like tell of another build. */
const SEEN: readonly RemoteEvent['type'][] = ['mounted', 'load_fail', 'crash', 'shown', 'harm', 'visit', 'load_ok'];

/**
 * What the events of one remote prove of its rollout; null when they are no proof. The server does not believe an event's arm but draws it
 * again from the device's id, which is of its own making, and takes only what fits: a canary's failure from a device that has the canary,
 * and so on. A page that has not been told of the present weight yet says nothing of it.
 *
 * @param key secret of this server, so that neither accounts nor devices nor networks can be guessed from what is stored
 */
export const readEvidence = (
  document: DiscoveryDocument,
  remote: string,
  events: readonly RemoteEvent[],
  { ticket, account, address, cohorts }: Caller,
  key: Uint8Array,
): Evidence | null => {
  const entry = document.remotes[remote];
  const rollout = entry?.rollout;
  if (!rollout || !ticket.phases.includes(phaseOf(rollout))) return null;
  const choice = resolve({ ...document, remotes: { [remote]: entry } }, { subject: ticket.device, cohorts })[remote];
  if (!choice || choice.rollout !== rollout.id) return null;
  const own = events.filter(
    (event) => event.rollout === rollout.id && event.buildId === choice.buildId && SEEN.includes(event.type),
  );
  // That code has arrived is no proof that it does anything.
  if (!own.some(({ type }) => type !== 'load_ok')) return null;
  const name = (what: string) => nameOf(key, rollout.id, what);
  const device = name(`device:${ticket.device}`);
  const failed = own.find((event) => hardFailureOf(event) !== null);
  const kind = failed && hardFailureOf(failed);
  const has = (metric: RateMetric) => own.some((event) => ratesOf(event)[metric]);
  return {
    rollout: rollout.id,
    weightBp: rollout.weightBp,
    unit: account ? name(`account:${account.name}`) : device,
    device,
    accountSince: account?.createdAt ?? null,
    network: digestOf(key, rollout.id, `network:${neighbourhoodOf(address)}`).readUIntBE(0, 6),
    arm: choice.arm !== 'canary' ? 'stable' : choice.reason === 'cohort' ? 'cohort' : 'canary',
    failure: kind ? { kind, reason: failed.reason === undefined ? null : printable(failed.reason) } : null,
    isShown: own.some(({ type }) => type === 'shown'),
    failed_calls: has('failed_calls'),
    errors: has('errors'),
    damage: has('damage'),
    times: own.flatMap(timesOf),
  };
};
