import type { InsightKind } from '../contracts/insight-kind';
import type { Finding, Mining } from '../insights/finding';

/** For kinds that are found together: the work is done once for each run, and each kind takes its own. */
export function sharedMiner(mine: (mining: Mining) => Finding[]): (kind: InsightKind) => (mining: Mining) => Finding[] {
  const found = new WeakMap<Mining, Finding[]>();
  return (kind) => (mining) => {
    const findings = found.get(mining) ?? mine(mining);
    found.set(mining, findings);
    return findings.filter((finding) => finding.kind === kind);
  };
}
