import ipaddr from 'ipaddr.js';

/** An entry of `X-Forwarded-For` without what some proxies add: a port, brackets, quotes. */
export const bareAddress = (entry: string): string =>
  /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(entry)?.[1] ?? /^"?(\d+(?:\.\d+){3})(?::\d+)?"?$/.exec(entry)?.[1] ?? entry;

/** What one subscriber has as a whole: an IPv4 address, or 64 bits of IPv6. Limits count by it. */
export const networkOf = (address: string): string => {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
};

/** What one organisation commonly has: 24 bits of IPv4, 48 of IPv6. An address beside one's own costs nothing to use. */
export const neighbourhoodOf = (address: string): string => {
  const bare = bareAddress(address);
  if (!ipaddr.isValid(bare)) return 'unknown';
  const parsed = ipaddr.process(bare);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
};
