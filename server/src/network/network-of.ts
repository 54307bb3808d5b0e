import ipaddr from 'ipaddr.js';

/** What one subscriber has as a whole: an IPv4 address, or 64 bits of IPv6. Limits count by it. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
};
