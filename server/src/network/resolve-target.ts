import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { addressRange } from './address-range';
import type { Endpoint, NetworkPolicy } from './network-policy';
import { normaliseHost } from './normalise-host';

interface Address {
  address: string;
  family: 4 | 6;
}

/** A host whose addresses have all been checked. Connect to one of `addresses`, never to `host` again. */
export interface Target {
  host: string;
  port: number;
  addresses: [Address, ...Address[]];
}

export type Resolver = (host: string) => Promise<{ address: string; family: number }[]>;

/** The one answer to every host that may not be reached or is not there, so that nobody can map a network with it. */
export class TargetRefused extends Error {
  override readonly name = 'TargetRefused';
  constructor() {
    super('The address cannot be reached.');
  }
}

const systemResolver: Resolver = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Resolves a host and checks every address it has: one that the policy refuses makes the whole host refused, so an answer
 * that changes between two questions gains nothing.
 * @throws TargetRefused
 */
export async function resolveTarget(
  endpoint: Endpoint,
  policy: NetworkPolicy,
  resolver: Resolver = systemResolver,
): Promise<Target> {
  const host = normaliseHost(endpoint.host);
  if (host === null) throw new TargetRefused();
  const [first, ...rest] = await resolveAll(host, resolver);
  if (!first) throw new TargetRefused();
  const addresses: [Address, ...Address[]] = [first, ...rest];
  if (!addresses.every(({ address }) => allowed(address, policy))) throw new TargetRefused();
  for (const own of policy.ownDatabases) {
    if (own.port === endpoint.port && (await meets(addresses, own.host, resolver))) throw new TargetRefused();
  }
  return { host, port: endpoint.port, addresses };
}

async function resolveAll(host: string, resolver: Resolver): Promise<Address[]> {
  const family = isIP(host);
  if (family === 4 || family === 6) return [{ address: host, family }];
  const found = await resolver(host).catch(() => []);
  return found.map(({ address }) => ({ address, family: isIP(address) === 4 ? 4 : 6 }));
}

function allowed(address: string, policy: NetworkPolicy): boolean {
  const range = addressRange(address);
  return range === 'public' || (range === 'private' && policy.allowPrivate) || (range === 'loopback' && policy.allowLoopback);
}

/** Whether one of the addresses leads to `host`. A service of this machine answers under every address of the machine. */
async function meets(addresses: Address[], host: string, resolver: Resolver): Promise<boolean> {
  const local = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
  const isLocal = (address: string) => addressRange(address) === 'loopback' || local.includes(address);
  // A socket path or an unnamed host is a database on this machine.
  const own =
    host === '' || host.startsWith('/')
      ? []
      : (await resolveAll(normaliseHost(host) ?? host, resolver)).map(({ address }) => address);
  const ownIsLocal = own.length === 0 || own.some(isLocal);
  return addresses.some(({ address }) => own.includes(address) || (ownIsLocal && isLocal(address)));
}
