import { familyOf, type Claim, type KindFamily } from '../../src/contracts/report/claim';
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
  units?: readonly string[] | 'first' | 'first two';
  /** Findings that are true of such tables. */
  real?: readonly KindFamily[];
}

/** The columns that name units, of tables whose names are drawn. */
export const unitsOf = ({ units = [] }: NullFamily, header: readonly string[]): readonly string[] =>
  units === 'first' ? header.slice(0, 1) : units === 'first two' ? header.slice(0, 2) : units;

/** What is said of one column alone is no relation. */
const OF_ONE_COLUMN: readonly KindFamily[] = ['headline', 'evenness', 'outlier', 'repetition'];

/** Whether the claim says of a null table what is not so. Descriptions carry no p. */
export function isFalse(of: NullFamily, claim: Claim, header: readonly string[] = []): boolean {
  const { real = [] } = of;
  const units = unitsOf(of, header);
  const family = familyOf(claim.kind);
  if (
    claim.p === null ||
    OF_ONE_COLUMN.includes(family) ||
    real.includes(family) ||
    claim.kind === 'dominance' ||
    claim.kind === 'terms'
  )
    return false;
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
