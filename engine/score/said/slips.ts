import type { Claim } from '../../src/contracts/report/claim';
import { familyOf } from '../../src/contracts/report/insight-kind';
import type { ReportDocument } from '../../src/contracts/report/document';

/** What a report says twice, or says of nothing, as far as its own claims show. */
export const SLIPS = [
  'one course told twice',
  'led by what the mix makes',
  'amounts of one size told again',
  'one column told for one group again',
  'the same action twice',
] as const;
export type Slip = (typeof SLIPS)[number];

const STEPS = new Set<Claim['kind']>(['group-step', 'change-point']);
const SLOPES = new Set<Claim['kind']>(['trend', 'subgroup-trend', 'subgroup-count-trend', 'mean-driver', 'sum-driver']);
const DIFFERENCES = new Set(['group-difference', 'spread-difference']);

const columnsOf = ({ subject: { measure } }: Claim): string[] =>
  Object.entries(measure).flatMap(([key, value]) => (key !== 'op' && typeof value === 'string' ? [value] : []));
const labelsOf = ({ subject: { filter }, member, kind, subject }: Claim): string[] => [
  ...filter.map(({ column, value }) => `${column}=${String(value)}`),
  ...(kind.endsWith('driver') ? [`${String(subject.breakdown)}=${String(member)}`] : []),
];

/** Claims that a reader meets first, in their order. */
export const firstOf = ({ claims }: Pick<ReportDocument, 'claims'>, most = 10): Claim[] =>
  claims.filter(({ small, q }) => small !== true && q !== null).slice(0, most);

/** Every slip among the first findings and the actions of a report. */
export function slipsOf(document: Pick<ReportDocument, 'claims' | 'actions'>): { slip: Slip; sentence: string }[] {
  const first = firstOf(document);
  const again = (slip: Slip, isSame: (a: Claim, b: Claim) => boolean) =>
    first.flatMap((claim, i) => (first.slice(0, i).some((other) => isSame(claim, other)) ? [{ slip, sentence: claim.sentence }] : []));
  return [
    ...again('one course told twice', isOneCourse),
    ...first.filter(isMix).map(({ sentence }) => ({ slip: 'led by what the mix makes' as const, sentence })),
    ...again('amounts of one size told again', isOneSize),
    ...again('one column told for one group again', isOneDifference),
    ...actionsAgain(document.actions),
  ];
} // prettier-ignore

/** A slope or two spans of what steps for the same rows or a part of them, in either order. */
function isOneCourse(a: Claim, b: Claim): boolean {
  const [step, slope] = STEPS.has(a.kind) ? [a, b] : [b, a];
  if (!SLOPES.has(slope.kind) || !(STEPS.has(step.kind) || slope.kind !== step.kind) || step.direction !== slope.direction) return false;
  if (!STEPS.has(step.kind) && !SLOPES.has(step.kind)) return false;
  const [own, its] = [columnsOf(step), columnsOf(slope)];
  const [of, by] = [labelsOf(step), labelsOf(slope)];
  return (own.length + its.length === 0 || own.some((one) => its.includes(one))) && by.every((one) => of.includes(one)) && (by.length > 0 || of.length === 0);
} // prettier-ignore

/** The figure of the others that are alike stands in the sentence, and is told behind one that is twice as far off or more. */
function isMix({ sentence, value, baseline }: Claim): boolean {
  const [, alike] = /(?:same mix of .+|In proportion to .+) the others come to [^\d−]*(−?[\d,.]*\d)/.exec(sentence) ?? [];
  if (alike === undefined || value === null || baseline === null) return false;
  const number = Number(alike.replaceAll(',', '').replace('−', '-'));
  const near = (scale: number) => Math.abs(value * scale - number) < 0.5 * Math.abs(value - baseline) * scale;
  return /come to [^\d−]*−?[\d,.]*\d%/.test(sentence) ? near(100) : near(1);
}

/** Both are pairs of measures that go together closely, and share one of the two. */
function isOneSize(a: Claim, b: Claim): boolean {
  if (![a, b].every(({ kind, value }) => kind === 'correlation' && (value ?? 0) >= 0.8)) return false;
  const [own, its] = [a, b].map((one) => [...columnsOf(one), String(one.subject.breakdown)]) as [string[], string[]];
  return own.some((one) => its.includes(one));
}

/** One group stands apart by one column, told as a level and as a spread. */
const isOneDifference = (a: Claim, b: Claim): boolean =>
  DIFFERENCES.has(familyOf(a.kind)) &&
  DIFFERENCES.has(familyOf(b.kind)) &&
  a.subject.breakdown === b.subject.breakdown &&
  a.member === b.member &&
  columnsOf(a).some((one) => columnsOf(b).includes(one));

/** Of one piece of advice another says the same of the same rows, by the evidence of another measure. */
const actionsAgain = (actions: ReportDocument['actions']) =>
  actions.flatMap(({ advice, category, sentence }, i) =>
    actions.slice(0, i).some((other) => other.category === category && wordsOf(other.advice) === wordsOf(advice))
      ? [{ slip: 'the same action twice' as const, sentence }]
      : [],
  );

/** Without the figures and what is measured. */
const wordsOf = (advice: string | undefined): string => (advice ?? '').split(/[:,]/)[0] ?? '';
