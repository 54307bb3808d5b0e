import { familyOf, type Claim, type KindFamily } from '../../src/contracts/claim';
import type { Random } from '../model/make/random';

export interface NullTable {
  header: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Tables with the structure that real data has, in which no column has to do with another. */
export interface NullFamily {
  name: string;
  make(random: Random): NullTable;
  /** Columns of the units: these do differ, and to say so is true. */
  units?: readonly string[];
  /** Findings that are true of such tables. */
  real?: readonly KindFamily[];
}

/** What is said of one column alone is no relation. */
const OF_ONE_COLUMN: readonly KindFamily[] = ['headline', 'evenness', 'outlier', 'repetition'];

/** Whether the claim says of a null table what is not so. Descriptions carry no p. */
export function isFalse({ units = [], real = [] }: NullFamily, claim: Claim): boolean {
  const family = familyOf(claim.kind);
  if (claim.p === null || OF_ONE_COLUMN.includes(family) || real.includes(family) || claim.kind === 'dominance') return false;
  const { breakdown, filter, measure } = claim.subject;
  const named = [
    ...(breakdown === null ? [] : [breakdown].flat()),
    ...filter.map(({ column }) => column),
    // How often a unit is met under an attribute of it is the structure itself.
    ...(measure.op === 'rate' ? [measure.column] : []),
  ];
  return !named.some((column) => units.includes(column));
}

export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
export const fixed = (value: number): string => value.toFixed(2);
