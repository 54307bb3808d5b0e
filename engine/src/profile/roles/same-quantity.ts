import { nameWords, wordSet } from './name-words';

/** How a quantity is put together, in which money, of which year: what several columns of one quantity differ by. */
const VERSION = wordSet(
  'real nominal adjusted adj inflation constant current in usd eur gbp chf jpy dollar dollars euro euros mean min max median avg average minimum maximum highest lowest high low total sum raw log norm normal record actual pct percent seasonal unadjusted',
);

/** Whether two headers name one quantity in two versions: `budget` and `budget_2013$`, `temp_min` and `temp_max`, `dividend` and `real dividend`. */
export function isSameQuantity(a: string, b: string): boolean {
  const [first, second] = [stemOf(a), stemOf(b)];
  return first !== '' && first === second;
}

const stemOf = (name: string): string =>
  nameWords(name)
    .filter((word) => !VERSION.has(word) && !/^[\d$€£¥%#°]+$/.test(word))
    .join(' ');
