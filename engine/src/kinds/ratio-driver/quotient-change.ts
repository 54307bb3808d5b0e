import { changeParts } from '../../stats/groups/change-parts';
import { meanP, widening } from '../sum-driver/year-change';

/** How a quotient of two sums changes from one year to the next, and what that is made of. */
export interface QuotientChange {
  before: number;
  after: number;
  /** What members' own quotients changed, and what their weights did: together the change. */
  rate: number;
  mix: number;
  /** Member that carries more of it than its weight would, p of that corrected for their number, and what it carries beyond, as a share of the change. */
  member: number;
  memberP: number;
  excess: number;
}

interface Year {
  above: number;
  below: number;
}

/**
 * The change of Σ above / Σ below, split by members exactly (Kitagawa 1955), with the months as what it is tested by: what each month adds to
 * a part, to first order, beside what the same month of the year before added (linearised ratio; Woodruff, JASA 66, 1971).
 *
 * @param above of each member, month by month: those of the year before, then as many of the last one
 */
export function quotientChange(above: readonly Float64Array[], below: readonly Float64Array[]): QuotientChange {
  const months = (above[0]?.length ?? 0) / 2;
  const sum = (values: Float64Array | undefined, year: 0 | 1) =>
    (values ?? new Float64Array()).subarray(year * months, (year + 1) * months).reduce((a, b) => a + b, 0);
  const yearOf = (member: number, year: 0 | 1): Year => ({ above: sum(above[member], year), below: sum(below[member], year) });
  const members = above.map((_, member) => [yearOf(member, 0), yearOf(member, 1)] as const);
  const whole = ([0, 1] as const).map((year) =>
    members.reduce<Year>((all, own) => ({ above: all.above + own[year].above, below: all.below + own[year].below }), { above: 0, below: 0 }),
  );
  const [was = { above: NaN, below: NaN }, is = { above: NaN, below: NaN }] = whole;
  const [before, after] = [was.above / was.below, is.above / is.below];
  const level = ({ above: a, below: b }: Year) => ({ n: b, mean: a / b });
  const parts = changeParts(members.map(([first]) => level(first)), members.map(([, last]) => level(last)));
  const change = after - before;
  const middle = (was.above + is.above) / (was.below + is.below);
  const at = (values: Float64Array | undefined, month: number) => values?.[month] ?? 0;
  const total = (values: readonly Float64Array[], month: number) => values.reduce((all, own) => all + at(own, month), 0);
  const monthly = Array.from({ length: months }, (_, m) => {
    const add = (month: number, year: Year) => (total(above, month) - middle * total(below, month)) / year.below;
    return add(m + months, is) - add(m, was);
  });
  const told = members.map(([first, last], member): { member: number; beyond: number[]; excess: number } => {
    const { mix, rate } = parts[member] ?? { mix: 0, rate: 0 };
    const weight = (first.below / was.below + last.below / is.below) / 2;
    const own = (first.above + last.above) / (first.below + last.below);
    const levels = [first, last].filter(({ below: b }) => b > 0).map(({ above: a, below: b }) => a / b);
    const off = levels.reduce((a, b) => a + b, 0) / levels.length - (before + after) / 2;
    const beyond = monthly.map((all, m) => {
      const add = (month: number, mine: Year, year: Year) => {
        const [a, b] = [at(above[member], month), at(below[member], month)];
        const byRate = mine.below > 0 ? (weight * (a - own * b)) / mine.below : 0;
        return byRate + (off * (b - weight * total(below, month))) / year.below;
      };
      return add(m + months, last, is) - add(m, first, was) - weight * all;
    });
    return { member, beyond, excess: (mix + rate - weight * change) / change };
  });
  const most = told.reduce((best, one) => (one.excess > best.excess ? one : best), { member: -1, beyond: [0, 0], excess: -Infinity });
  const memberP = Math.min(1, meanP(most.beyond, widening(told.map(({ beyond }) => beyond))) * members.length);
  const sumOf = (key: 'mix' | 'rate') => parts.reduce((all, part) => all + part[key], 0);
  return { before, after, rate: sumOf('rate'), mix: sumOf('mix'), member: most.member, memberP, excess: most.excess };
} // prettier-ignore
