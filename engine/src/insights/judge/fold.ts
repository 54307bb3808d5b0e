import { meanOf, printMeasure, sameMeasure, type TypedMeasure } from '../../contracts/measure';
import type { Finding } from '../finding';
import { groupKey } from '../frame/aliases';
import type { Aliases } from '../frame/frame';
import type { Frame } from '../frame/frame';

/** Leaves out findings that only repeat a stronger, more general or more telling one. */
export function fold(
  findings: readonly Finding[],
  { aliases, measures, parents }: Pick<Frame, 'aliases' | 'measures' | 'parents'>,
): Finding[] {
  const families = new Map(measures.map((measure) => [measure.id, measure.family]));
  const derived = new Set(measures.filter(({ kind }) => kind !== 'column').map(({ id }) => id));
  const byMeaning = new Map<string, Finding>();
  for (const finding of findings) {
    const key = meaning(finding, aliases);
    const other = byMeaning.get(key);
    if (!other || renamed(other, aliases) > renamed(finding, aliases)) byMeaning.set(key, finding);
  }
  const distinct = findings.filter((finding) => byMeaning.get(meaning(finding, aliases)) === finding);
  const telling = withoutChildren(onePerFamily(withLevels(distinct), families), parents);
  return telling.filter((finding) => !telling.some((other) => other !== finding && repeats(finding, other, derived)));
}

const FAMILY_KINDS = new Set<Finding['kind']>([
  'group-difference',
  'contribution',
  'trend',
  'subgroup-trend',
  'change-point',
  'seasonality',
  'spike',
]);

/** A share of a total that stands for the group's level as well is as strong as that. */
function withLevels(findings: readonly Finding[]): Finding[] {
  const key = (breakdown: unknown, measure: TypedMeasure, member: string | null) =>
    JSON.stringify([breakdown, printMeasure(measure), member]);
  const levels = new Map(
    findings
      .filter(({ kind }) => kind === 'group-difference')
      .map((finding) => [key(finding.subject.breakdown, totalOf(finding.subject.measure), finding.member), finding]),
  );
  return findings.map((finding) => {
    if (finding.kind !== 'contribution') return finding;
    const level = levels.get(key(finding.subject.breakdown, finding.subject.measure, finding.member));
    if (!level) return finding;
    return level.strength * Math.sqrt(level.impact) > finding.strength * Math.sqrt(finding.impact)
      ? { ...finding, strength: level.strength, impact: level.impact }
      : finding;
  });
}

/** Leaves out what a narrower group only shares with the wider group that holds it. */
function withoutChildren(findings: readonly Finding[], parents: ReadonlyMap<string, string>): Finding[] {
  // A share's label is one of the groups already.
  const sentence = ({ kind, subject, direction }: Finding, groups: readonly string[]): string =>
    [kind, isRate(subject.measure) ? 'rate' : printMeasure(subject.measure), direction, ...groups].join('|');
  const told = new Set(findings.map((finding) => sentence(finding, groupsOf(finding))));
  return findings.filter((finding) => {
    const groups = groupsOf(finding);
    return !groups.some((group, i) => {
      const parent = parents.get(group);
      return parent !== undefined && told.has(sentence(finding, groups.with(i, parent)));
    });
  });
}

/** Of findings that say the same of measures which move as one, the strongest. */
function onePerFamily(findings: readonly Finding[], families: ReadonlyMap<string, string>): Finding[] {
  const best = new Map<string, Finding>();
  const keyOf = ({ kind, subject, member, direction }: Finding): string => {
    const id = printMeasure(levelOf(subject.measure));
    return [kind, String(subject.breakdown), JSON.stringify(subject.filter), member, direction, families.get(id) ?? id].join('|');
  };
  const inFamily = findings.filter((finding) => FAMILY_KINDS.has(finding.kind));
  for (const finding of inFamily) {
    const other = best.get(keyOf(finding));
    if (!other || finding.strength > other.strength) best.set(keyOf(finding), finding);
  }
  return findings.filter((finding) => !FAMILY_KINDS.has(finding.kind) || best.get(keyOf(finding)) === finding);
}

/** The groups that a finding names, `column=label`. */
function groupsOf({ subject, member }: Finding): string[] {
  const { measure } = subject;
  return [
    ...subject.filter.filter(({ op }) => op === '=').map(({ column, value }) => groupKey(column, String(value))),
    ...(typeof subject.breakdown === 'string' && member !== null && !subject.filter.some(({ value }) => value === member)
      ? [groupKey(subject.breakdown, member)]
      : []),
    ...(measure.op === 'rate' ? [groupKey(measure.column, measure.value)] : []),
  ];
}

const renamed = (finding: Finding, aliases: Aliases): number => groupsOf(finding).filter((group) => aliases.has(group)).length;

/** Two findings with the same meaning say the same of the same rows, whatever the columns are called. */
function meaning(finding: Finding, aliases: Aliases): string {
  const { kind, subject, direction, member } = finding;
  const groups = groupsOf(finding);
  if (groups.length === 0) return [kind, String(subject.breakdown), printMeasure(subject.measure), direction, member].join('|');
  const measure = isRate(subject.measure) ? 'rate' : printMeasure(subject.measure);
  const own = groups.map((group) => aliases.get(group) ?? group);
  const place = kind === 'spike' || subject.filter.length > 0 ? String(member) : '';
  const terms = subject.filter.filter(({ op }) => op === 'contains').map(({ value }) => String(value));
  const sorted = kind === 'association' ? own.sort() : own;
  return [
    kind,
    measure,
    direction,
    ...sorted,
    aliases.has(place) ? '' : place === own[0] ? '' : kind === 'spike' ? place : '',
    ...terms,
  ].join('|');
}

/** The sum of what a measure is the mean of; itself for all others. */
const totalOf = (measure: TypedMeasure): TypedMeasure =>
  measure.op === 'mean' ? { op: 'sum', column: measure.column } : measure;
const levelOf = (measure: TypedMeasure): TypedMeasure => (measure.op === 'sum' ? meanOf(measure.column) : measure);
const isRate = ({ op }: TypedMeasure): boolean => op === 'rate';

/** What a group's level or share is of. */
function partsOf(measure: TypedMeasure): string[] {
  if (measure.op === 'mean' || measure.op === 'rate') return [measure.column];
  return measure.op === 'attainment' ? [measure.actual, measure.target] : [];
}

/** Share of a surge's excess that makes it one group's. */
const MOST_OF_A_SURGE = 0.7;

function repeats(finding: Finding, other: Finding, derived: ReadonlySet<string>): boolean {
  const same = sameMeasure(finding.subject.measure, other.subject.measure);
  const [filter] = finding.subject.filter;
  const size = (x: Finding) => Math.abs(x.effect ?? 0);
  if (other.explains && isExplained(finding, other)) return true;
  switch (finding.kind) {
    // A group that becomes more frequent no faster than everything does.
    case 'subgroup-trend':
      return (
        other.kind === 'trend' &&
        same &&
        finding.rest === undefined &&
        other.direction === finding.direction &&
        size(finding) < size(other) + 0.15
      );
    // A trend that is wholly one group's, or a step that the series shows better than a slope.
    case 'trend':
      return (
        same &&
        (other.kind === 'change-point' ||
          (other.kind === 'subgroup-trend' && Math.abs(other.rest ?? 1) < 0.15 && size(other) > 0.5))
      );
    // The table's surge when it is not one group's, a group's when it is; of several groups the one whose rows are most nearly
    // the surge itself: a value that half the table has rises too when a rarer one does.
    case 'spike': {
      if (other.kind !== 'spike' || other.member !== finding.member || other.direction !== finding.direction || !same)
        return false;
      if ((finding.excess === undefined) !== (other.excess === undefined)) return false;
      const inside = filter !== undefined;
      const otherInside = other.subject.filter.length > 0;
      if (inside !== otherInside) {
        const [whole, part] = inside ? [other, finding] : [finding, other];
        const partTellsIt = (part.excess ?? 0) >= MOST_OF_A_SURGE * (whole.excess ?? 0);
        return inside ? !partTellsIt : partTellsIt;
      }
      const [mine, its] = [finding.fit ?? size(finding), other.fit ?? size(other)];
      return its > mine || (its === mine && other.strength > finding.strength);
    }
    case 'change-point':
      return (
        other.kind === 'spike' && finding.subject.measure.op === 'count' && other.subject.filter.length === 0 && size(other) > 6
      );
    // A word that prevails is told with its segment.
    case 'terms':
      return (
        other.kind === 'terms' &&
        other.subject.breakdown === null &&
        finding.subject.breakdown !== null &&
        other.member === finding.member
      );
    // A group's level is part of the sentence on its share of the total, and a ratio of what it is made of says the same once more.
    case 'group-difference':
      if (finding.atEnd && other.kind === 'correlation' && samePair(finding, other)) return true;
      if (derived.has(printMeasure(finding.subject.measure)) && restatesParts(finding, other)) return true;
      return (
        other.kind === 'contribution' &&
        sameMeasure(other.subject.measure, totalOf(finding.subject.measure)) &&
        other.subject.breakdown === finding.subject.breakdown &&
        other.member === finding.member
      );
    // The same rows by fewer columns, or by the same ones in another order.
    case 'repetition': {
      if (other.kind !== 'repetition') return false;
      const [own, its] = [finding, other].map(({ subject }) => [subject.breakdown ?? []].flat());
      if (!own?.every((column) => its?.includes(column))) return false;
      return (
        own.length < (its?.length ?? 0) ||
        other.strength > finding.strength ||
        (other.strength === finding.strength && String(its) < String(own))
      );
    }
    // Within a group as much as everywhere.
    case 'correlation':
      return (
        filter !== undefined &&
        other.kind === 'correlation' &&
        same &&
        other.subject.breakdown === finding.subject.breakdown &&
        other.subject.filter.length === 0 &&
        other.direction === finding.direction &&
        size(other) > size(finding) - 0.2
      );
    // An association whose leading cell is told as what prevails in the leading group.
    case 'association':
      return other.kind === 'dominance' && sameCell(finding, other) && other.subject.filter[0]?.value === finding.member;
    case 'dominance':
      return filter !== undefined && other.kind === 'association' && sameCell(other, finding) && filter.value !== other.member;
    // A list of values when the leading one, or their evenness, is told anyway.
    case 'headline':
      return (
        (other.kind === 'dominance' || other.kind === 'evenness') &&
        listed(finding) !== null &&
        other.subject.breakdown === listed(finding) &&
        other.subject.filter.length === 0
      );
    default:
      return false;
  }
}

/** Whether both speak of the same two measures over the same rows, whichever is told by the other. */
function samePair(a: Finding, b: Finding): boolean {
  const pair = ({ subject }: Finding) =>
    JSON.stringify([subject.filter, [String(subject.breakdown), printMeasure(subject.measure)].sort()]);
  return pair(a) === pair(b);
}

/** Groups that differ by one column only because of one cell of two columns, which is told. */
function isExplained({ subject, kind }: Finding, { subject: cell, explains }: Finding): boolean {
  return (
    (kind === 'group-difference' || kind === 'rate-difference' || kind === 'contribution') &&
    subject.filter.length === 0 &&
    (sameMeasure(subject.measure, cell.measure) || sameMeasure(subject.measure, totalOf(cell.measure))) &&
    explains?.includes(String(subject.breakdown)) === true
  );
}

/** A group's ratio of two measures where the same group's level of one of them, or how often one reaches the other, is told. */
function restatesParts({ subject, member, direction }: Finding, other: Finding): boolean {
  const { measure } = subject;
  return (
    measure.op === 'quotient' &&
    other.subject.breakdown === subject.breakdown &&
    other.member === member &&
    other.direction === direction &&
    (other.kind === 'group-difference' || other.kind === 'rate-difference') &&
    subject.filter.length === other.subject.filter.length &&
    partsOf(other.subject.measure).includes(measure.of)
  );
}

/** The column whose values a figure lists, or null. */
function listed({ subject }: Finding): string | null {
  if (subject.measure.op === 'count') return typeof subject.breakdown === 'string' ? subject.breakdown : null;
  return subject.breakdown === null && subject.measure.op === 'rate' ? subject.measure.column : null;
}

function sameCell(a: Finding, b: Finding): boolean {
  const groups = groupsOf(b);
  return groupsOf(a).every((group) => groups.includes(group));
}
