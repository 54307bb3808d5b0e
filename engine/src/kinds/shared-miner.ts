import type { InsightKind } from '../contracts/report/insight-kind';
import type { Finding, Mining } from '../insights/finding';

/**
 * For kinds that one pass over the data yields together: the work is done once for each run, and each kind takes its own.
 * @param mine gives the findings of each of its kinds
 */
export function sharedMiner<Found extends Partial<Record<InsightKind, Finding[]>>>(
  mine: (mining: Mining) => Found,
): <Kind extends keyof Found>(kind: Kind) => (mining: Mining) => Found[Kind] {
  const known = new WeakMap<Mining, Found>();
  return (kind) => (mining) => {
    const found = known.get(mining) ?? mine(mining);
    known.set(mining, found);
    return found[kind];
  };
}
