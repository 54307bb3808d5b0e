import type { Dimension } from '../../insights/frame/frame';
import { ranksOf } from './cells';

/**
 * Mean rank of each row by the place of its label; NaN where that has none. Counted rather than sorted, for there are few labels.
 * @param places of the labels, −1 for none
 */
export function ranksOfCodes({ codes }: Pick<Dimension, 'codes'>, places: readonly number[]): Float64Array {
  const counts = new Float64Array(places.length);
  const placeOf = (code: number) => (code < 0 ? -1 : (places[code] ?? -1));
  codes.forEach((code) => {
    const place = placeOf(code);
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  });
  const ranks = ranksOf(counts);
  return Float64Array.from(codes, (code) => ranks[placeOf(code)] ?? NaN);
}
