import type { Frame, Measure } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** Whether some rows hold clearly more of a sum than of the rows, and of what the sum is a part of in each row where they have more of that: scrap of pieces made, mails that came back of those sent. */
export const isBeyondExposure = (
  frame: Frame,
  part: Measure,
  of: { share: number; rows: number; has: (row: number) => boolean },
): boolean => of.share >= LIMITS.leastBeyond * Math.max(of.rows / frame.n, shareOfWhole(frame, part, of.has));

function shareOfWhole({ measures, n }: Frame, part: Measure, has: (row: number) => boolean): number {
  const holds = (whole: Measure) => whole !== part && whole.additive && !whole.fraction && whole.values.every((value, row) => !(value < (part.values[row] ?? NaN)) && !((part.values[row] ?? 0) < 0));
  const shareOf = (valueOf: (row: number) => number) => {
    let [own, all] = [0, 0];
    for (let row = 0; row < n; row++) {
      const value = valueOf(row);
      if (value !== value) continue;
      all += value;
      if (has(row)) own += value;
    }
    return all > 0 ? own / all : 0;
  };
  return Math.max(0, ...measures.filter(holds).map(({ values }) => shareOf((row) => values[row] ?? NaN)));
} // prettier-ignore
