import { isIP } from 'node:net';
import { readConnectionText } from '@hub/shared/contracts/sources/connection-text';
import { addressRange } from '../../../../network/address-range';
import type { NetworkPolicy } from '../../../../network/network-policy';
import { normaliseHost } from '../../../../network/normalise-host';
import { t } from '../messages';

const LOCAL_NAME = /^(?:.*\.)?localhost$/;

/**
 * What the input alone shows to be wrong with a host, as a sentence; null when it takes the network to know. Nothing here looks
 * a name up, so that no sentence tells more than its reader has typed.
 */
export function targetFault(input: string, policy: NetworkPolicy): string | null {
  const host = normaliseHost(input);
  if (host === null) {
    return readConnectionText(input) ? t('host.too-much') : t('host.invalid');
  }
  const range = isIP(host) ? addressRange(host) : LOCAL_NAME.test(host) ? 'loopback' : 'public';
  if (range === 'refused') return t('host.refused');
  if ((range === 'private' && !policy.allowPrivate) || (range === 'loopback' && !policy.allowLoopback)) return t('host.private');
  return null;
}
