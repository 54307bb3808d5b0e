import { type Claim, splitsOf } from '../../src/contracts/report/claim';

/** What seems to do something, to what, and what lies behind it. */
export interface Behind {
  group: string;
  by: string;
  outcome: string;
}

/** Columns and measures that a claim is about. */
const isAbout = ({ subject }: Claim, column: string): boolean => {
  const { filter, measure } = subject;
  return (
    splitsOf(subject).some((split) => split === column || split.endsWith(`(${column})`)) ||
    filter.some((one) => one.column === column) ||
    ('column' in measure && measure.column === column)
  );
};

/** What is told as turned round beyond chance: what may be chance says so. */
export const reversalsIn = (claims: readonly Claim[]): Claim[] =>
  claims.filter(
    ({ kind, sentence }) =>
      (kind === 'reversal' || kind === 'correlation-reversal') && !sentence.includes('chance alone may have'),
  );

const isOfOutcome = (claim: Claim, group: string, outcome: string): boolean => isAbout(claim, group) && isAbout(claim, outcome);

/** Whether a group's difference is told together with what lies behind it. */
export const namesBehind = (claims: readonly Claim[], { group, by, outcome }: Behind): boolean =>
  claims.some((claim) => isOfOutcome(claim, group, outcome) && claim.sentence.includes(by));

/** What is told of a group's difference without a word of what lies behind it. */
export const plainlyTold = (claims: readonly Claim[], { group, by, outcome }: Behind): Claim[] =>
  claims.filter((claim) => isOfOutcome(claim, group, outcome) && !claim.sentence.includes(by));
