import { quantileSorted } from './quantile';
import { randomFrom } from './random';
import { THRESHOLDS } from '../../thresholds';
import { LIMITS } from './limits';

const RESAMPLES = THRESHOLDS.drawings.value;

/**
 * 95% interval of Σa / Σb by the percentile bootstrap (Efron, Ann. Stat. 7, 1979), seeded. Pairs with NaN are left out.
 * @returns null when there are fewer than five pairs or Σb is not positive.
 */
export function ratioInterval(a: readonly number[], b: readonly number[], seed = 1): [number, number] | null {
  const random = randomFrom(seed);
  const pairs = a.flatMap((value, i) => (Number.isNaN(value) || Number.isNaN(b[i] ?? NaN) ? [] : [i]));
  const heaps = Math.min(pairs.length, LIMITS.mostHeaps);
  if (heaps < LIMITS.fewestHeaps) return null;
  const tops = new Float64Array(heaps);
  const bottoms = new Float64Array(heaps);
  pairs.forEach((i, place) => {
    const heap = place % heaps;
    tops[heap] = (tops[heap] ?? 0) + (a[i] ?? 0);
    bottoms[heap] = (bottoms[heap] ?? 0) + (b[i] ?? 0);
  });
  if (!(bottoms.reduce((sum, value) => sum + value, 0) > 0)) return null;
  const ratios = Float64Array.from({ length: RESAMPLES }, () => {
    let top = 0;
    let bottom = 0;
    for (let draw = 0; draw < heaps; draw++) {
      const heap = Math.floor(random() * heaps);
      top += tops[heap] ?? 0;
      bottom += bottoms[heap] ?? 0;
    }
    return bottom > 0 ? top / bottom : NaN;
  })
    .filter((ratio) => !Number.isNaN(ratio))
    .sort();
  return [quantileSorted(ratios, 0.025), quantileSorted(ratios, 0.975)];
}
