import { createHmac } from 'node:crypto';
import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import type { RemoteEvent } from '@hub/shared/contracts/telemetry';
import { resolve } from '@hub/shared/discovery';
import { networkOf } from '../../network/network-of';
import type { Evidence } from './evidence-repository';
import { t } from './messages';

const OUTCOMES: Partial<Record<RemoteEvent['type'], 'seen' | 'failed'>> = {
  mounted: 'seen',
  load_fail: 'failed',
  crash: 'failed',
};
const NETWORKS = 65_536;
const LONGEST_REASON = 200;

/** A reason is written by anybody's page and read in terminals. */
const printable = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REASON);

export interface Caller {
  /** The page's device id. */
  device: string;
  address: string;
  cohorts: readonly string[];
}

/**
 * What an event proves of a rollout; null when it is no proof. The server does not believe the event's arm but draws it again from the
 * device's id, and takes only what fits: a canary's failure from a device that has the canary, and so on.
 *
 * @param key secret of this server, so that neither devices nor networks can be guessed from what is stored
 */
export const readEvidence = (
  document: DiscoveryDocument,
  event: RemoteEvent,
  { device, address, cohorts }: Caller,
  key: Uint8Array,
): Evidence | null => {
  const outcome = OUTCOMES[event.type];
  const entry = document.remotes[event.remote];
  const rollout = entry?.rollout;
  if (!outcome || !rollout || event.rollout !== rollout.id) return null;
  const choice = resolve({ ...document, remotes: { [event.remote]: entry } }, { subject: device, cohorts })[event.remote];
  if (!choice || choice.rollout !== rollout.id || choice.buildId !== event.buildId) return null;
  const digest = (what: string) => createHmac('sha256', key).update(`${rollout.id}:${what}`).digest();
  return {
    rollout: rollout.id,
    weightBp: rollout.weightBp,
    device: digest(`device:${device}`).toString('hex').slice(0, 32),
    network: digest(`network:${networkOf(address)}`).readUInt16BE(0) % NETWORKS,
    arm: choice.arm !== 'canary' ? 'stable' : choice.reason === 'cohort' ? 'cohort' : 'canary',
    failure: outcome === 'failed' ? printable(`${event.type}: ${event.reason ?? t('no-reason')}`) : null,
  };
};
