import { numberId } from '@hub/engine/contracts/report/number-claim';
import type { Claim } from '../../contracts/reports/claim';

/** A piece of a sentence; one that is a number bears its id, which of a claim's own value is the claim's. */
export interface ToldPart {
  text: string;
  number?: string;
}

/** A piece of a claim's sentence, cut where its numbers begin and end. */
export function toldParts({ id, value, numbers = [], sentence }: Claim, from = 0, to = sentence.length): ToldPart[] {
  const parts: ToldPart[] = [];
  let at = from;
  for (const [place, number] of numbers.entries()) {
    if (number.from < at || number.to > to) continue;
    if (number.from > at) parts.push({ text: sentence.slice(at, number.from) });
    parts.push({ text: sentence.slice(number.from, number.to), number: number.value === value ? id : numberId(id, place) });
    at = number.to;
  }
  return at < to ? [...parts, { text: sentence.slice(at, to) }] : parts;
}
