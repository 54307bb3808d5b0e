import type { Side } from '../outlying/blocks';
import type { Pair } from './pairs';
import type { Spot } from './spots';

/** A group whose quotient stands apart, and how likely chance alone sets it apart so far. */
export interface RatioFound {
  pair: Pair;
  spot: Spot;
  /** Of a cell the label among whose rows it is compared: that of the column that makes more of the quotient. */
  among: readonly Side[];
  /** That it lies apart at all, and that it does so since a moment; 0 of what always does. */
  p: number;
  turn: number;
}
