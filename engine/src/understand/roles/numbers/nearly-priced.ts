import type { Column } from '../../../model';
import { mad, median } from '../../../stats/distributions/quantile';
import type { Sample } from '../../sample/read-sample';
import type { Decided } from '../decided';
import { LIMITS } from '../limits';

/** A column of numbers in the rows that are looked at. */
interface Figures {
  name: string;
  values: Float64Array;
}

/**
 * Money that is asked for one piece, where what came of all pieces was let down here and there: income is the fee times those who enrolled, less what was given
 * away. Of each such amount, pieces and money the rest varies far less than either alone leaves.
 */
export function nearlyPriced(sample: Sample | null, columns: readonly Column[], decided: readonly Decided[]): Set<string> {
  const figures = (fits: (column: Column, own: Decided) => boolean): Figures[] =>
    columns.flatMap((column, at) => {
      const [own, read] = [decided[at], sample?.columns.find(({ name }) => name === column.name)];
      return own?.role === 'measure' && read && Number(column.stats.min ?? -1) >= 0 && fits(column, own)
        ? [{ name: column.name, values: read.values }]
        : [];
    });
  const money = figures((_, { quantity }) => quantity === 'money').slice(0, LIMITS.mostOfMoney);
  const pieces = figures(
    ({ type, stats }, { quantity }) =>
      type === 'integer' && stats.distinct >= LIMITS.fewestPieces && quantity !== 'money' && quantity !== 'price',
  ).slice(0, LIMITS.mostPieces);
  const prices = new Set<string>();
  for (const price of money)
    for (const worth of money)
      if (price !== worth && pieces.some((count) => isPriceOf(price.values, count.values, worth.values))) prices.add(price.name);
  return prices;
}

function isPriceOf(price: Float64Array, count: Float64Array, worth: Float64Array): boolean {
  const [left, byPrice, byCount]: [number[], number[], number[]] = [[], [], []];
  worth.forEach((value, row) => {
    const [one, n] = [price[row] ?? NaN, count[row] ?? NaN];
    if (!(value > 0 && one > 0 && n > 0)) return;
    left.push(Math.log(value / (one * n)));
    byPrice.push(Math.log(value / one));
    byCount.push(Math.log(value / n));
  });
  if (left.length < LIMITS.fewestPriced) return false;
  const [rest, ofPrice, ofCount] = [mad(left), mad(byPrice), mad(byCount)];
  const usual = Math.exp(median(left));
  return (
    usual >= LIMITS.leastOfPrice &&
    usual <= LIMITS.mostOfPrice &&
    rest <= LIMITS.restOfPieces * ofPrice &&
    rest <= LIMITS.restOfPrice * ofCount
  );
}
