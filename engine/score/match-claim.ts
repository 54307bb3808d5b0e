import { familyOf, type Claim, type InsightKind, type KindFamily } from '../src/contracts/report/claim';
import type { Planted, PlantedKind } from './planted';

/** Kinds of claims that tell a planted effect. */
const TOLD_BY: Partial<Record<PlantedKind, readonly KindFamily[]>> = {
  dominance: ['dominance', 'contribution'],
  'conditional-dominance': ['dominance', 'association', 'rate-difference', 'contribution'],
  'group-diff': ['group-difference', 'contribution'],
  'rate-diff': ['rate-difference', 'association', 'group-difference'],
  'ratio-diff': ['group-difference', 'rate-difference', 'association', 'dominance'],
  'trend-count': ['trend', 'subgroup-trend', 'change-point'],
  'trend-measure': ['trend', 'subgroup-trend', 'correlation'],
  'subgroup-trend': ['trend', 'subgroup-trend', 'correlation'],
  spike: ['spike', 'change-point', 'subgroup-trend', 'driver'],
  correlation: ['correlation'],
  'text-term': ['terms'],
  duplicates: ['repetition'],
  contribution: ['contribution', 'dominance'],
  association: ['association', 'rate-difference', 'dominance'],
};

const DIRECTIONS: Record<string, readonly string[]> = {
  high: ['high', 'up', 'none'],
  low: ['low', 'down'],
  up: ['up', 'pos', 'high'],
  down: ['down', 'neg', 'low'],
  pos: ['pos', 'up'],
  neg: ['neg', 'down'],
};

const TOLERANCE = 0.02;
const plain = (text: string | number | boolean | null | undefined): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const close = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(b), 1e-9);

/** What a claim speaks of: its columns, labels and words, one by one. */
const namedBy = ({ subject: { filter, breakdown, measure }, member }: Claim): ReadonlySet<string> =>
  new Set(
    [breakdown, member, ...Object.values(measure), ...filter.flatMap(({ column, value }) => [column, value])].flat().map(plain),
  );

/**
 * Whether the claim tells the planted effect: not at all, the effect, or the effect with its right value.
 * @param answer the numbers that the claim's query gives: what its sentence is made of
 */
export function matchClaim(effect: Planted, claim: Claim, answer: readonly number[] = []): 'no' | 'effect' | 'value' {
  if (!TOLD_BY[effect.kind]?.includes(familyOf(claim.kind))) return 'no';
  const named = namedBy(claim);
  const [dimension = '', ...conditions] = effect.dimension.split('|');
  const [member = '', ...within] = effect.member.split('|');
  const needed = [
    dimension,
    ...[...conditions, ...within].map((condition) => condition.split('=').at(-1) ?? ''),
    ...(effect.kind === 'correlation' ? [effect.measure] : []),
    ...(effect.kind === 'spike' ? [] : member.split(' when ')),
  ];
  if (!needed.every((part) => part === '' || named.has(plain(part)))) return 'no';
  if (DIRECTIONS[effect.direction] && !DIRECTIONS[effect.direction]?.includes(claim.direction)) return 'no';
  return hasValue(effect, claim, answer) ? 'value' : 'effect';
}

function hasValue(effect: Planted, claim: Claim, answer: readonly number[]): boolean {
  const value = Number(effect.value);
  const base = Number(effect.n ?? NaN);
  const wanted = [value, value * 100, value / base, (100 * value) / base].filter(Number.isFinite);
  const { value: own, baseline, n } = claim;
  // A share of the rows, or a multiple of what it is compared with, stands in the sentence beside the amount.
  const ratios = own === null ? [] : [own / n, ...(baseline === null ? [] : [own / baseline])];
  const stated = [own, baseline, claim.effect, ...answer, ...ratios].filter((one) => one !== null);
  return stated.some((one) => wanted.some((other) => close(one, other)));
}

const OF_ONE_COLUMN = new Set<KindFamily>(['headline', 'evenness', 'outlier', 'dominance']);

/** What a table shows, exact for it and without a test: true of a table of chance as well. */
const DESCRIPTIONS = new Set<InsightKind>(['course', 'ranking', 'member-totals']);

/** A claim about a relation between columns: on a table without any it is false. */
export const isRelation = (claim: Claim): boolean =>
  !OF_ONE_COLUMN.has(familyOf(claim.kind)) && !DESCRIPTIONS.has(claim.kind) && claim.subject.breakdown !== null;

/** Whether the claim contradicts an entry that says there is nothing (`null`, `no-trend`). */
export function contradicts(effect: Planted, claim: Claim): boolean {
  const [dimension = ''] = effect.dimension.split('|');
  const named = namedBy(claim);
  const kinds: readonly KindFamily[] =
    effect.kind === 'no-trend' || conditionless(effect)
      ? ['trend', 'subgroup-trend']
      : ['dominance', 'group-difference', 'rate-difference', 'association'];
  return (
    kinds.includes(familyOf(claim.kind)) &&
    (dimension === '' || named.has(plain(dimension))) &&
    (effect.kind === 'null' || named.has(plain(effect.measure)))
  );
}

/** A `null` entry about counts over time rather than over a category. */
const conditionless = (effect: Planted): boolean => effect.kind === 'null' && /(_at|date|time)$/i.test(effect.dimension);
