import { numberId, textWithNumbers, type NumberPlace } from '@hub/engine/contracts/report/number-claim';
import type { Claim } from '../../contracts/reports/claim';

/** A piece of what a claim says; one that is a number bears its id, which of a claim's own value is the claim's. */
export interface ToldPart {
  text: string;
  number?: string;
}

/** A stretch of what a claim says. */
export interface Stretch {
  where?: NumberPlace;
  from?: number;
  to?: number;
}

/** A stretch of what a claim says, all of it unless told, cut where its numbers begin and end. */
export function toldParts(claim: Claim, { where = 'sentence', from = 0, to = Infinity }: Stretch = {}): ToldPart[] {
  const { text, numbers } = textWithNumbers(claim, where);
  const end = Math.min(to, text.length);
  const parts: ToldPart[] = [];
  let at = from;
  for (const [place, number] of numbers.entries()) {
    if (number.from < at || number.to > end) continue;
    if (number.from > at) parts.push({ text: text.slice(at, number.from) });
    const isOwn = where === 'sentence' && number.value === claim.value;
    parts.push({ text: text.slice(number.from, number.to), number: isOwn ? claim.id : numberId(claim.id, place, where) });
    at = number.to;
  }
  return at < end ? [...parts, { text: text.slice(at, end) }] : parts;
}
