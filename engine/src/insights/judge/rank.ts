import type { Finding } from '../finding';

export interface Ranked {
  finding: Finding;
  /** Effect × √impact × novelty, 0 to 1. */
  score: number;
}

/** Findings of one kind that are kept at most. */
const MOST_OF_A_KIND = 12;
/** What a shared topic costs: half for the same subject, less when only one side is shared. */
const SAME_SUBJECT = 0.6;
const SHARED_TOPIC = 0.94;
/** A reader wants to see different kinds of things; where everything goes with everything, the links would crowd out all else. */
const SAME_KIND = 0.92;
const SAME_LINK = 0.75;
/** A frequent value is soon seen; the third such column tells little. */
const SAME_LEADER = 0.8;
/** Series of one table that move together are one story after a few pairs. */
const MOST_CHANGES = 4;
const LINKS = new Set<Finding['kind']>(['correlation', 'association']);

/** Orders findings by effect × √impact × novelty; each higher-ranked finding on the same subject makes one less novel. */
export function rank(findings: readonly Finding[]): Ranked[] {
  const base = new Map(findings.map((finding) => [finding, finding.strength * Math.sqrt(finding.impact)]));
  const rest = new Set(findings);
  const seen = new Map<string, number>();
  const ranked: Ranked[] = [];
  const kinds = new Map<string, number>();
  while (rest.size > 0) {
    let best: Ranked | null = null;
    for (const finding of rest) {
      const score = (base.get(finding) ?? 0) * novelty(finding, seen) * decay(finding.kind) ** (kinds.get(finding.kind) ?? 0);
      if (!best || score > best.score) best = { finding, score };
    }
    if (!best) break;
    rest.delete(best.finding);
    const { kind } = best.finding;
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    if (count > (best.finding.ofChanges ? MOST_CHANGES : MOST_OF_A_KIND) && kind !== 'headline') continue;
    for (const topic of best.finding.topics) seen.set(topic, (seen.get(topic) ?? 0) + 1);
    ranked.push(best);
  }
  return ranked;
}

const decay = (kind: Finding['kind']): number => (LINKS.has(kind) ? SAME_LINK : kind === 'dominance' ? SAME_LEADER : SAME_KIND);

function novelty(finding: Finding, seen: Map<string, number>): number {
  return finding.topics.reduce((product, topic) => {
    const times = seen.get(topic) ?? 0;
    return product * (topic.includes('×') ? SAME_SUBJECT : SHARED_TOPIC) ** times;
  }, 1);
}
