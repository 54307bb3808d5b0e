import ipaddr from 'ipaddr.js';

export type AddressRange = 'public' | 'private' | 'loopback' | 'refused';

/**
 * Addresses at which clouds answer with an instance's credentials and which lie outside the link-local range:
 * AWS and GCP over IPv6, Alibaba, Azure, Oracle.
 */
const METADATA = new Set(['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16', '192.0.0.192']);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * What kind of place an address is. An address that carries another one inside (mapped, translated or tunnelled IPv4) is
 * refused, as is all that the registries have set apart: link-local, multicast, broadcast, unspecified, documentation.
 */
export function addressRange(address: string): AddressRange {
  if (!ipaddr.isValid(address) || address.includes('%')) return 'refused';
  const parsed = ipaddr.parse(address);
  if (METADATA.has(parsed.toString())) return 'refused';
  const range = parsed.range();
  if (range === 'loopback') return 'loopback';
  if (range === 'private' || range === 'uniqueLocal' || range === 'carrierGradeNat') return 'private';
  if (range !== 'unicast') return 'refused';
  // ::127.0.0.1 and whatever else lies outside the one block that is given out for the Internet.
  return parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST) ? 'refused' : 'public';
}
