import type { Dimension, Measure } from './frame/frame';

/** A number that each row has, to which an amount is taken in proportion. */
export type Size = Pick<Measure, 'values' | 'sql' | 'noun'>;

/** Columns by which a group's rows differ from the others', or the size of what they are of, and what the others come to with the group's own mix of them or in proportion. */
export interface Mix {
  by: Dimension[];
  size?: Size;
  alike: number;
  /** Of the difference, like with like; 0 where it turns round. */
  left: number;
  /** How often chance does as much like with like; null where the others are taken in proportion to a size. */
  p: number | null;
}

/** What lies behind a difference of one group. */
export interface Behind {
  /** Null where the difference is about the same like with like. */
  mix: Mix | null;
  /**
   * The broader column by which nobody else has such rows: the only roofer among a house's tradesmen is held against locksmiths, and what he differs by
   * is the difference of the roofs.
   */
  without: { by: Dimension; label: string } | null;
  /** Most of it comes with the mix, or there is nobody to compare with. */
  isOthers: boolean;
  /** Of what the difference seems to say. */
  weight: number;
}
