import { familyOf } from '../../contracts/report/insight-kind';
import { COUNT } from '../../contracts/report/measure';
import { KINDS } from '../../kinds';
import { STANDING, type Kinds } from '../../kinds/kind-spec';
import type { Finding } from '../finding';
import { groupsOf } from './groups-of';
import { LIMITS } from './limits';
import { LIMITS as ORDER } from './order/limits';

export interface Ranked {
  finding: Finding;
  /** Effect × √impact × novelty, 0 to 1. */
  score: number;
  /** It leads no report that has something else. */
  isKnown: boolean;
}

export interface Weights {
  /** How much a finding counts by what it is about. */
  weigh: (finding: Finding) => number;
  /** Topics that a report is about: what it says of them is not less new for having been said of them before. */
  about: ReadonlySet<string>;
  /** What everybody knows, or could: it leads no report that has something else. */
  isKnown: (finding: Finding) => boolean;
  /** It says again what stands above it. */
  isAgain?: (finding: Finding, above: readonly Finding[]) => boolean;
}

const UNWEIGHED: Weights = { weigh: ({ leads }) => (leads ? 1 : ORDER.notLeading), about: new Set(), isKnown: () => false };

/**
 * Orders findings by weight × effect × √impact × novelty; each higher-ranked finding on the same subject makes one less novel. What the table is
 * about comes first, then what goes with its outcome.
 */
export function rank(
  findings: readonly Finding[],
  kinds: Kinds = KINDS,
  { weigh, about, isKnown, isAgain = () => false }: Weights = UNWEIGHED,
): Ranked[] {
  const standingOf = ({ kind }: Finding) => kinds[kind]?.standing ?? STANDING;
  const worth = (finding: Finding) => weigh(finding) * finding.strength * Math.sqrt(finding.impact);
  // What has no number for its worth stands last: a report with one cannot be read again.
  const base = new Map(findings.map((finding) => [finding, Number.isFinite(worth(finding)) ? worth(finding) : 0]));
  const rest = new Set(findings);
  const seen = new Map<string, number>();
  const ranked: Ranked[] = [];
  const families = new Map<string, number>();
  const groups = new Map<string, number>();
  while (rest.size > 0) {
    let best: Ranked | null = null;
    for (const finding of rest) {
      const score =
        (base.get(finding) ?? 0) *
        novelty(finding, seen, about) *
        (standingOf(finding).comesFirst ? 1 : ofGroup(finding, groups)) *
        standingOf(finding).decay ** (families.get(familyOf(finding.kind)) ?? 0);
      if (!best || score > best.score) best = { finding, score, isKnown: false };
    }
    if (!best) break;
    rest.delete(best.finding);
    const family = familyOf(best.finding.kind);
    const count = (families.get(family) ?? 0) + 1;
    families.set(family, count);
    if (count > standingOf(best.finding).most) continue;
    for (const group of namedBy(best.finding)) groups.set(group, (groups.get(group) ?? 0) + 1);
    for (const topic of best.finding.topics) seen.set(topic, (seen.get(topic) ?? 0) + 1);
    const news = ranked.flatMap(({ finding, isKnown: isOld }) => (isOld || finding.context ? [] : [finding]));
    ranked.push({ ...best, isKnown: isKnown(best.finding) || isAgain(best.finding, news) });
  }
  return ranked;
}

/** The groups whose rows a finding is of: neither the label that is counted among them, nor those of whom it may be so. */
function namedBy({ subject, member }: Finding): string[] {
  const filter = subject.filter.filter(({ op, value }) => op === '=' && typeof value === 'string');
  return groupsOf({ subject: { ...subject, filter, measure: COUNT }, member });
}

/** A group that was told of is known to be special: what else it has adds to that. */
const ofGroup = (finding: Finding, groups: ReadonlyMap<string, number>): number =>
  LIMITS.sameGroup ** namedBy(finding).reduce((most, group) => Math.max(most, groups.get(group) ?? 0), 0);

function novelty(finding: Finding, seen: Map<string, number>, about: ReadonlySet<string>): number {
  return finding.topics.reduce((product, topic) => {
    const times = about.has(topic) ? 0 : (seen.get(topic) ?? 0);
    return product * (topic.includes('×') ? LIMITS.sameSubject : LIMITS.sharedTopic) ** times;
  }, 1);
}
