import type { Holders } from '../../insights/frame/frame';
import { lnGamma } from '../../stats/distributions/ln-gamma';
import { likelihood } from '../broken-rule/likelihood';
import { LIMITS } from './limits';

/** The few of a column of names who hold most of what waits. */
export interface Held {
  column: Holders['column'];
  /** Those with the most, and of how many of whom any row waits. */
  members: Holders['members'];
  any: number;
  /** Natural logarithm of how much likelier what waits lies as it does than anywhere, less what choosing them costs. */
  gain: number;
}

/**
 * Of each column the members with the most rows that wait, as many as best tell where these lie; null where no few hold much of it and far more than
 * their share of all rows. That the best so many of all were chosen costs the logarithm of how many such choices there are (Bonferroni).
 */
export function heldBy(all: readonly Holders[]): Held | null {
  const found = all.flatMap((one) => fewOf(one) ?? []).sort((a, b) => b.gain - a.gain);
  // Of a number and a name that say nearly the same the name is told.
  const near = found.filter(({ gain }) => gain >= LIMITS.nearlyAs * (found[0]?.gain ?? 0));
  return near.find(isNamed) ?? found[0] ?? null;
}

const isNamed = ({ members }: Held): boolean => members.every(({ label }) => !/\d/.test(label));

function fewOf({ column, members, any, all, among, waits }: Holders): Held | null {
  let best: Held | null = null;
  let [held, of] = [0, 0];
  for (const [i, member] of members.entries()) {
    held += member.waits;
    of += member.among;
    const k = i + 1;
    if (member.waits < LIMITS.fewestHeld || k > LIMITS.mostOfAny * any) break;
    // Of equally many the one is no more than the other.
    if (members[k]?.waits === member.waits && k + 1 <= LIMITS.mostOfAny * any) continue;
    const isFarMore = of < among && held / waits >= LIMITS.timesShare * (of / among);
    const gain = likelihood(held, of) + likelihood(waits - held, among - of) - likelihood(waits, among) - choices(all, k);
    if (isFarMore && held >= LIMITS.leastHeld * waits && gain > (best?.gain ?? LIMITS.sureGain)) best = { column, members: members.slice(0, k), any, gain };
  }
  return best;
} // prettier-ignore

/** Natural logarithm of how many choices of so many of all there are. */
const choices = (n: number, k: number): number => lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1);

/** Who has to pay the most. */
export type Most = Pick<Held, 'column'> & { label: string };

/** Of the columns that name somebody, the names first: whose rows that wait come to the most money, where that is a good part of it. */
export function owesMost(all: readonly Holders[]): Most | null {
  const isName = ({ members }: Holders) => members.length > 0 && members.every(({ label }) => !/\d{2}/.test(label));
  const byName = all.toSorted(
    (a, b) => Number(isName(b)) - Number(isName(a)) || Number(b.column.type === 'text') - Number(a.column.type === 'text'),
  );
  const found = byName.flatMap(({ column, members, money }): Most[] => {
    const first = members.toSorted((a, b) => b.money - a.money)[0];
    const isMuch = first && first.money > 0 && first.money >= LIMITS.mostOfMoney * money && first.waits >= LIMITS.fewestHeld;
    return isMuch ? [{ column, label: first.label }] : [];
  });
  return found[0] ?? null;
}
