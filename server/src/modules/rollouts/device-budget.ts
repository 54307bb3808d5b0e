import { networkOf } from '../../network/network-of';

const HOUR_MS = 3_600_000;
const DEVICES_AN_HOUR = 100;
const MOST_NETWORKS = 20_000;

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
