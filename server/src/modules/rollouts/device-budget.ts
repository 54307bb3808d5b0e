import ipaddr from 'ipaddr.js';

const HOUR_MS = 3_600_000;
const DEVICES_AN_HOUR = 100;
const MOST_NETWORKS = 20_000;

/** What one subscriber has as a whole: an IPv4 address, or 64 bits of IPv6. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toByteArray().slice(0, 8).join('.');
};

/** How many different devices one network may speak for within an hour: a device id costs nothing to invent. */
export class DeviceBudget {
  private readonly networks = new Map<string, { since: number; devices: Set<string> }>();

  constructor(
    private readonly limit = DEVICES_AN_HOUR,
    private readonly now = Date.now,
  ) {}

  admits(address: string, device: string): boolean {
    const network = networkOf(address);
    let spent = this.networks.get(network);
    if (!spent || this.now() - spent.since >= HOUR_MS) {
      spent = { since: this.now(), devices: new Set() };
      this.networks.delete(network);
      this.networks.set(network, spent);
      const [oldest] = this.networks.keys();
      if (this.networks.size > MOST_NETWORKS && oldest !== undefined) this.networks.delete(oldest);
    }
    if (spent.devices.has(device)) return true;
    if (spent.devices.size >= this.limit) return false;
    spent.devices.add(device);
    return true;
  }
}
