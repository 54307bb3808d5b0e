import { isIP } from 'node:net';
import { readConnectionText } from '@hub/shared/contracts/connection-text';
import { addressRange } from '../../../../network/address-range';
import type { NetworkPolicy } from '../../../../network/network-policy';
import { normaliseHost } from '../../../../network/normalise-host';

const LOCAL_NAME = /^(?:.*\.)?localhost$/;

/**
 * What the input alone shows to be wrong with a host, as a sentence; null when it takes the network to know. Nothing here looks
 * a name up, so that no sentence tells more than its reader has typed.
 */
export function targetFault(input: string, policy: NetworkPolicy): string | null {
  const host = normaliseHost(input);
  if (host === null) {
    return readConnectionText(input)
      ? 'Database Host must be the server’s name or IP address alone, but holds more: please put port, database, username and password into their own fields.'
      : 'Database Host must be the name or the IP address of a server, such as db.example.com.';
  }
  const range = isIP(host) ? addressRange(host) : LOCAL_NAME.test(host) ? 'loopback' : 'public';
  if (range === 'refused') return 'Addresses of this kind are never connected to.';
  if ((range === 'private' && !policy.allowPrivate) || (range === 'loopback' && !policy.allowLoopback))
    return 'This hub does not connect to its own machine or to private networks. Whoever runs it can allow that by ALLOW_PRIVATE_SOURCES=true.';
  return null;
}
