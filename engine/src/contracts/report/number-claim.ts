import type { Claim } from './claim';

/** A number of a sentence as a claim of its own. */
export interface NumberClaim extends Pick<Claim, 'id' | 'value' | 'unit' | 'sql' | 'rows' | 'around' | 'runs_in'> {
  claim: Claim;
  /** As the sentence has it. */
  text: string;
}

const ID = /^(.+)\.n(\d+)$/;

/** Names a number of a claim's sentence in the place of a claim. */
export const numberId = (claim: string, place: number): string => `${claim}.n${place}`;

/** The number that an id names; null where there is none. */
export function numberClaim(id: string, claimOf: (id: string) => Claim | undefined): NumberClaim | null {
  const [, ofClaim = '', place] = ID.exec(id) ?? [];
  const claim = claimOf(ofClaim);
  const number = claim?.numbers?.[Number(place)];
  if (!claim || !number) return null;
  const { rows, around, runs_in, sentence, sql } = claim;
  return {
    id,
    claim,
    text: sentence.slice(number.from, number.to),
    value: number.value,
    unit: number.unit,
    sql: `SELECT ${number.is} AS value FROM (${sql}) AS told`,
    ...(rows && { rows }),
    // Without it the rows would be taken for those of the claim's own value.
    around: around ?? {},
    ...(runs_in === undefined ? {} : { runs_in }),
  };
}
