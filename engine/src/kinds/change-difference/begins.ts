import type { Panel } from '../../insights/frame/frame';
import { summaryOf, welch } from '../../stats/groups/welch';
import { LIMITS } from './limits';

/** Two sets of things. */
export interface Sides {
  isOwn: (thing: number) => boolean;
  isOther: (thing: number) => boolean;
}

/**
 * The moment from which on the things of one side have changed otherwise since the start than those of the other: at it and at each later one that most were
 * read at. Null where that is the last of them, or none.
 */
export function beginsAt({ things, at }: Panel, values: Float64Array, { isOwn, isOther }: Sides): number | null {
  const cells = new Map<number, Map<number, { sum: number; n: number }>>();
  things.forEach((thing, row) => {
    const [place = NaN, value = NaN] = [at[row], values[row]];
    if (thing < 0 || place !== place || value !== value) return;
    const own = cells.get(place) ?? new Map<number, { sum: number; n: number }>();
    cells.set(place, own);
    const { sum, n } = own.get(thing) ?? { sum: 0, n: 0 };
    own.set(thing, { sum: sum + value, n: n + 1 });
  });
  const most = [...cells.values()].reduce((high, { size }) => Math.max(high, size), 0);
  const full = [...cells].filter(([, { size }]) => size >= LIMITS.fullStep * most).sort(([a], [b]) => a - b);
  const [start, ...later] = full;
  if (!start || later.length < 2) return null;
  const sinceStart = (own: Map<number, { sum: number; n: number }>, isOf: (thing: number) => boolean) =>
    [...own].flatMap(([thing, { sum, n }]) => {
      const first = start[1].get(thing);
      return first && isOf(thing) ? [sum / n - first.sum / first.n] : [];
    });
  const apart = later.map(([place, own]) => ({ place, found: welch(summaryOf(sinceStart(own, isOwn)), summaryOf(sinceStart(own, isOther))) }));
  const last = apart.at(-1);
  const differs = ({ found }: (typeof apart)[number]) =>
    found !== null && found.p <= LIMITS.differs && Math.sign(found.distance) === Math.sign(last?.found?.distance ?? 0);
  const since = apart.findLastIndex((one) => !differs(one)) + 1;
  return since < apart.length - 1 ? (apart[since]?.place ?? null) : null;
} // prettier-ignore
