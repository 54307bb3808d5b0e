import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { groupMeans } from '../../insights/groups';
import { quantileSorted } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** Rows of a label in its time, of others in its time, and of others at other times. */
const [OWN, BESIDE, ELSEWHERE] = [0, 1, 2] as const;

/**
 * Whether what a label comes to is that of its time: a lot of starter that was used for two weeks of June has milk as thin as all others of these weeks. Asked of labels
 * that are there for a short time only, where rows of others lie in it: of what it has beyond those at other times, more than half must be left beside these.
 */
export function timeBehind({ timeline }: Pick<Frame, 'timeline'>, { codes, labels }: Pick<Dimension, 'codes' | 'labels'>): (code: number, measure: Pick<Measure, 'values' | 'weights'>) => boolean {
  const spans = timeline ? shortSpans(timeline.values, codes, labels.length) : new Map<number, never>();
  return (code, { values, weights }) => {
    const span = spans.get(code);
    if (!timeline || !span) return false;
    const [from, to] = span;
    const sides = codes.map((own, row) => {
      const at = timeline.values[row] ?? NaN;
      if (own < 0 || Number.isNaN(at)) return -1;
      const isInside = at >= from && at <= to;
      return own === code ? (isInside ? OWN : -1) : isInside ? BESIDE : ELSEWHERE;
    });
    const { means } = groupMeans(values, sides, weights);
    const [own, beside, elsewhere] = [means.get(OWN), means.get(BESIDE), means.get(ELSEWHERE)];
    if (!own || !elsewhere || !beside || beside.n < LIMITS.fewestInAStratum) return false;
    return (own.mean - beside.mean) / (own.mean - elsewhere.mean) <= LIMITS.mostLeft;
  };
} // prettier-ignore

/** When those labels are there that are so for a short part of all time: from the first tenth of their rows to the last, which single slips do not widen. */
function shortSpans(times: Float64Array, codes: Int32Array, labels: number): Map<number, readonly [number, number]> {
  const own = Array.from({ length: labels }, (): number[] => []);
  const all: number[] = [];
  times.forEach((at, row) => {
    if (Number.isNaN(at)) return;
    all.push(at);
    own[codes[row] ?? -1]?.push(at);
  });
  const spanOf = (given: number[]) => {
    const sorted = Float64Array.from(given).sort();
    return [quantileSorted(sorted, LIMITS.outsideLife), quantileSorted(sorted, 1 - LIMITS.outsideLife)] as const;
  };
  const [start, end] = spanOf(all);
  return new Map(
    own.flatMap((given, code) => {
      const span = spanOf(given);
      return span[1] - span[0] <= LIMITS.shortLife * (end - start) ? [[code, span] as const] : [];
    }),
  );
}
