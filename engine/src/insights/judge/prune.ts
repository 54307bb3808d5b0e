import { familyOf, isFigure, type KindFamily } from '../../contracts/report/insight-kind';
import { splitsOf } from '../../contracts/report/claim';
import { printMeasure, sameMeasure, type TypedMeasure } from '../../contracts/report/measure';
import { KINDS } from '../../kinds';
import { isToldMoreExactly } from '../../kinds/one-event';
import { STANDING, type Kinds, type Standing } from '../../kinds/kind-spec';
import type { Finding } from '../finding';
import type { Aliases, Frame } from '../frame/frame';
import { columnsIn } from '../frame/measures/columns-of-subject';
import { watchedColumns } from '../frame/measures/result-columns';
import { groupsOf } from './groups-of';
import { levelOf, totalOf } from './total-of';

/** Leaves out findings that only repeat a stronger, more general or more telling one. */
export function prune(
  findings: readonly Finding[],
  { table, aliases, measures, parents }: Pick<Frame, 'aliases' | 'measures' | 'parents'> & Partial<Pick<Frame, 'table'>>,
  kinds: Kinds = KINDS,
): Finding[] {
  const standingOf = ({ kind }: Finding): Standing => kinds[kind]?.standing ?? STANDING;
  const families = new Map(measures.map((measure) => [measure.id, measure.family]));
  const derived = new Set(measures.filter(({ kind }) => kind !== 'column').map(({ id }) => id));
  const standsFor = (finding: Finding, other: Finding) => kinds[finding.kind]?.standsFor?.includes(other.kind) === true;
  const byMeaning = new Map<string, Finding>();
  const meaningOf = (finding: Finding) => meaning(finding, aliases, standingOf(finding));
  for (const finding of findings) {
    const key = meaningOf(finding);
    const other = byMeaning.get(key);
    if (!other || standsFor(finding, other) || (!standsFor(other, finding) && isTolder(finding, other, aliases)))
      byMeaning.set(key, finding);
  }
  const distinct = findings.filter((finding) => byMeaning.get(meaningOf(finding)) === finding);
  const strengthened = distinct.map((finding) => kinds[finding.kind]?.strengthen?.(finding, distinct) ?? finding);
  const telling = withoutChildren(onePerFamily(strengthened, families, standingOf), parents);
  const ofClass = byClassOf(table);
  const repeats = (finding: Finding, other: Finding): boolean =>
    ofClass(finding, other) ||
    kinds[other.kind]?.covers?.(other, finding) === true ||
    isToldMoreExactly(finding, other, (of) => standingOf(of).when) ||
    isToldInstead(finding, other) ||
    (standingOf(finding).explainable && (isExplained(finding, other) || isMade(finding, other))) ||
    kinds[finding.kind]?.prune(finding, other, { derived, aliases }) === true;
  return telling.filter((finding) => !telling.some((other) => other !== finding && repeats(finding, other)));
}

/**
 * Whether a finding tells by classes of a number what another one tells by the number itself: that a measure goes with it, or how it differs between groups.
 * Of a result the classes are what is asked for.
 */
function byClassOf(table: Frame['table'] | undefined): (finding: Finding, other: Finding) => boolean {
  const result = watchedColumns({ model: table?.model });
  const cutFrom = new Map<string, string[]>();
  for (const one of table?.model?.algebra ?? [])
    if (one.kind === 'bucket' && !result.has(one.target)) cutFrom.set(one.target, [...(cutFrom.get(one.target) ?? []), one.of]);
  if (cutFrom.size === 0) return () => false;
  const numbersOf = (columns: readonly string[]) => columns.flatMap((column) => cutFrom.get(column) ?? []);
  return ({ subject }, other) => {
    const of = columnsIn(subject.measure);
    const [its, by] = [columnsIn(other.subject.measure), splitsOf(other.subject)];
    if (other.subject.filter.length > 0) return false;
    const isOfNumber = numbersOf(of).some((number) => its.includes(number));
    if (isOfNumber && subject.filter.length === 0 && subject.breakdown !== null && subject.breakdown === other.subject.breakdown)
      return true;
    if (familyOf(other.kind) !== 'correlation') return false;
    return numbersOf([...subject.filter.map(({ column }) => column), ...splitsOf(subject)]).some((number) =>
      of.some((column) => (by.includes(number) && its.includes(column)) || (by.includes(column) && its.includes(number))),
    );
  };
}

/** Shares of labels are one measure here: the label is one of the groups already. */
const measureKey = ({ subject: { measure } }: Finding): string => (measure.op === 'rate' ? 'rate' : printMeasure(measure));

/** Leaves out what a narrower group only shares with the wider group that holds it. */
function withoutChildren(findings: readonly Finding[], parents: ReadonlyMap<string, string>): Finding[] {
  const sentence = (finding: Finding, groups: readonly string[]): string =>
    [familyOf(finding.kind), measureKey(finding), finding.direction, ...groups].join('|');
  const told = new Set(findings.map((finding) => sentence(finding, groupsOf(finding))));
  return findings.filter((finding) => {
    const groups = groupsOf(finding);
    // Of a cell of two columns the plainer name of one is another cell.
    if (finding.atStake && groups.length > 1) return true;
    return !groups.some((group, i) => {
      const parent = parents.get(group);
      return parent !== undefined && told.has(sentence(finding, groups.with(i, parent)));
    });
  });
}

/** Of findings that say the same of measures which move as one, the strongest. */
function onePerFamily(
  findings: readonly Finding[],
  families: ReadonlyMap<string, string>,
  standingOf: (finding: Finding) => Standing,
): Finding[] {
  const best = new Map<string, Finding>();
  const keyOf = ({ kind, subject, member, direction }: Finding): string => {
    const id = printMeasure(levelOf(subject.measure));
    const family = families.get(id) ?? id;
    const by = String(subject.breakdown);
    // Of two measures each may stand for its family, whichever is told by the other.
    const sides = families.has(by) ? [families.get(by), family].sort() : [by, family];
    return [familyOf(kind), JSON.stringify(subject.filter), member, direction, ...sides].join('|');
  };
  for (const finding of findings.filter((candidate) => standingOf(candidate).onePerFamily)) {
    const other = best.get(keyOf(finding));
    if (!other || finding.strength > other.strength) best.set(keyOf(finding), finding);
  }
  return findings.filter((finding) => !standingOf(finding).onePerFamily || best.get(keyOf(finding)) === finding);
}

/** Whether the first of two findings of the same rows says more plainly of what they are. */
const isTolder = (finding: Finding, other: Finding, aliases: Aliases): boolean =>
  finding.alone === other.alone ? renamed(finding, aliases) < renamed(other, aliases) : other.alone === true;

const renamed = (finding: Finding, aliases: Aliases): number => groupsOf(finding).filter((group) => aliases.has(group)).length;

/** Two findings with the same meaning say the same of the same rows, whatever the columns are called. */
function meaning(finding: Finding, aliases: Aliases, { memberIsPlace, symmetric }: Standing): string {
  const { subject, direction, member } = finding;
  const kind = familyOf(finding.kind);
  const groups = groupsOf(finding);
  // Of rows that are counted, a condition that names no group says which they are.
  const counted =
    subject.measure.op === 'count'
      ? subject.filter.flatMap(({ column, op, value }) =>
          op === '>' || op === '<' || op === 'is null' || op === 'is not null' ? [`${column} ${op} ${String(value)}`] : [],
        )
      : [];
  if (groups.length === 0)
    return [kind, String(subject.breakdown), printMeasure(subject.measure), direction, member, ...counted].join('|');
  const own = groups.map((group) => aliases.get(group) ?? group);
  const place = memberIsPlace ? String(member) : '';
  const terms = subject.filter.filter(({ op }) => op === 'contains').map(({ value }) => String(value));
  const sorted = symmetric ? own.toSorted() : own;
  return [
    kind,
    measureKey(finding),
    direction,
    ...sorted,
    aliases.has(place) || place === own[0] ? '' : place,
    ...terms,
    ...counted,
  ].join('|');
}

const OVER_TIME: ReadonlySet<KindFamily> = new Set(['trend', 'subgroup-trend', 'change-point', 'spike', 'seasonality', 'driver']);

/** Whether it is about nothing but a column of which another finding tells what has to be done. */
function isToldInstead({ kind, subject: { measure } }: Finding, { kind: of, instead }: Finding): boolean {
  if (!instead || kind === of || isFigure(kind)) return false;
  const told = OVER_TIME.has(familyOf(kind)) ? [...instead.all, ...instead.time] : instead.all;
  return columnsIn(measure).some((column) => told.includes(column));
}

/** Groups that differ by one column only because of one cell of two columns, which is told. */
function isExplained({ subject }: Finding, { subject: cell, explains }: Finding): boolean {
  return (
    subject.filter.length === 0 &&
    (sameMeasure(subject.measure, cell.measure) || sameMeasure(subject.measure, totalOf(cell.measure))) &&
    explains?.includes(String(subject.breakdown)) === true
  );
}

/** A group that differs from the others only because of one cell of it, which is told: by the same measure, its sum, or a quotient of its columns. */
function isMade({ subject, member }: Finding, { makes }: Finding): boolean {
  if (!makes || subject.filter.length > 0) return false;
  const isOfCell = makes.groups.some(({ column, label }) => column === subject.breakdown && label === member);
  const { measure } = subject;
  return isOfCell && makes.measures.some((own) => [own, totalOf(own), turned(own)].some((one) => sameMeasure(measure, one)));
}

/** A quotient the other way round. */
const turned = (measure: TypedMeasure): TypedMeasure =>
  measure.op === 'quotient' ? { ...measure, of: measure.by, by: measure.of } : measure;
