import { nameWords, wordSet } from './name-words';

/** How a quantity is put together, in which money, of which year: what several columns of one quantity differ by. */
const VERSION = wordSet(
  'real nominal adjusted adj inflation constant current in usd eur gbp chf jpy dollar dollars euro euros mean min max median avg average minimum maximum highest lowest high low total sum raw log norm normal record actual pct percent seasonal unadjusted',
);

/** A quantile of a quantity: `P25th`, `p90`, `75th percentile`. */
const QUANTILE = /^(?:p\d{1,2}(?:th)?|\d{1,2}th|quartile|quantile|percentile|decile)$/i;

/**
 * Whether two headers name one quantity in two versions: `budget` and `budget_2013$`, `temp_min` and `temp_max`, `dividend` and `real dividend`;
 * a quantile and another statistic, too, where neither says of what (`P25th` and `Median`).
 */
export function isSameQuantity(a: string, b: string): boolean {
  const [first, second] = [stemOf(a), stemOf(b)];
  return first === second && (first !== '' || isQuantile(a) || isQuantile(b));
}

const isQuantile = (name: string): boolean => partsOf(name).some((word) => QUANTILE.test(word));

/** Words of a header, with numbers left within them. */
const partsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const stemOf = (name: string): string =>
  nameWords(
    partsOf(name)
      .filter((word) => !QUANTILE.test(word))
      .join(' '),
  )
    .filter((word) => !VERSION.has(word) && !/^[\d$€£¥%#°]+$/.test(word))
    .join(' ');
