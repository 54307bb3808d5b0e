import { studentTwoSided } from './distributions/distributions';
import { LIMITS } from './limits';

/**
 * p of Student's t test that values have a mean of 0 (Student, Biometrika 6, 1908); NaN stands for no value.
 * @param worth how many independent values one of them is worth, from 0 to 1: less where neighbours resemble each other
 * @returns 1 where fewer than three values, or values that are all alike, say nothing
 */
export function differenceFromNoughtP(values: ArrayLike<number>, worth: number): number {
  let [n, mean, squares] = [0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (value !== value) continue;
    n++;
    const distance = value - mean;
    mean += distance / n;
    squares += distance * (value - mean);
  }
  const independent = n * worth;
  if (independent < LIMITS.fewestOfAMean || !(squares > 0)) return 1;
  return studentTwoSided(mean / Math.sqrt(squares / (n - 1) / independent), independent - 1);
}
