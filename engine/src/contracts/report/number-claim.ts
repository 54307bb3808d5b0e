import type { Claim } from './claim';

/** A number of a claim's sentence, or of what it rests on, as a claim of its own. */
export interface NumberClaim extends Pick<Claim, 'id' | 'value' | 'unit' | 'sql' | 'rows' | 'around' | 'runs_in'> {
  claim: Claim;
  /** As it is written. */
  text: string;
}

/** Where a number of a claim stands. */
export type NumberPlace = 'sentence' | 'evidence';

const ID = /^(.+)\.([ne])(\d+)$/;

/** Names a number of a claim in the place of a claim. */
export const numberId = (claim: string, place: number, where: NumberPlace = 'sentence'): string =>
  `${claim}.${where === 'sentence' ? 'n' : 'e'}${place}`;

/** What a claim says in one of its places, and the numbers in it that its query gives. */
export const textWithNumbers = (
  {
    sentence,
    evidence = '',
    numbers = [],
    evidence_numbers = [],
  }: Pick<Claim, 'sentence' | 'evidence' | 'numbers' | 'evidence_numbers'>,
  where: NumberPlace,
) => (where === 'sentence' ? { text: sentence, numbers } : { text: evidence, numbers: evidence_numbers });

/** The number that an id names; null where there is none. */
export function numberClaim(id: string, claimOf: (id: string) => Claim | undefined): NumberClaim | null {
  const [, ofClaim = '', where, place] = ID.exec(id) ?? [];
  const claim = claimOf(ofClaim);
  if (!claim) return null;
  const { text, numbers } = textWithNumbers(claim, where === 'e' ? 'evidence' : 'sentence');
  const number = numbers[Number(place)];
  if (!number) return null;
  const { rows, around, runs_in, sql } = claim;
  return {
    id,
    claim,
    text: text.slice(number.from, number.to),
    value: number.value,
    unit: number.unit,
    sql: `SELECT ${number.is} AS value FROM (${sql}) AS told`,
    ...(rows && { rows }),
    // Without it the rows would be taken for those of the claim's own value.
    around: around ?? {},
    ...(runs_in === undefined ? {} : { runs_in }),
  };
}
