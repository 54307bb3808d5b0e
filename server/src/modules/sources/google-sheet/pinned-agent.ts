import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import type { Target } from '../../../network/resolve-target';

const CONNECT_TIMEOUT_MS = 10_000;

/** Connects to the addresses that were checked and to no other; the certificate is still checked against the host's name. */
export function pinnedAgent(target: Target): Agent {
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = target.addresses;
    if (options.all) done(null, target.addresses);
    else done(null, first.address, first.family);
  };
  return new Agent({ connect: { lookup, timeout: CONNECT_TIMEOUT_MS }, maxHeaderSize: 32_768, connections: 1 });
}
