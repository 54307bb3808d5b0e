import type { Dimension, Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import type { Test, TestLog } from '../../insights/judge/test-log';
import { judgedP } from '../../insights/units/judged-p';
import { labelsOf, oneAgainst } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { binomialUpper } from '../../stats/distributions/distributions';
import { chiSquareTest, fromCells } from '../../stats/groups/contingency';
import { likelihood } from './likelihood';
import { LIMITS } from './limits';
import { timeOf, type Span } from './time-of';

/** Where the rows lie that break a rule. */
export interface Place {
  group: { dimension: Dimension; label: string; code: number } | null;
  span: Span | null;
  tests: Test[];
}

/** The rows of a place. */
export const isThere = ({ group, span }: Pick<Place, 'group' | 'span'>, { timeline }: Frame, row: number): boolean => {
  if (group && group.dimension.codes[row] !== group.code) return false;
  if (!span) return true;
  const at = timeline?.values[row] ?? NaN;
  return (span.from === null || at >= span.from) && (span.to === null || at <= span.to);
};

/** The label, or the time, with which most of the rows lie that break a rule, beyond what chance would put there; null where there is none. */
export function placeOf(frame: Frame, rule: Rule, log: TestLog): Place | null {
  const { codes } = rule;
  // A class that was cut from a figure says what the figure is.
  const cut = new Set((frame.table.model?.algebra ?? []).flatMap((one) => (one.kind === 'bucket' && rule.columns.includes(one.of) ? [one.target] : []))); // prettier-ignore
  // One that was made of others may be made of what the rule is about: having a fine, of the fine.
  const own = new Set([...rule.columns, ...cut, ...(frame.table.made ?? [])]);
  const asked = frame.dimensions.filter(({ column, distinct }) => distinct <= LIMITS.mostLabels && !own.has(column.name));
  const side: Side = { kind: 'labels', columns: [...rule.columns], codes, of: rule };
  const found = asked.flatMap((dimension) => labelIn(frame, dimension, rule, side, log) ?? []);
  // Of columns that say the same the one whose label has most of them, and least else.
  const [best] = found.sort((a, b) => b.gain - a.gain);
  if (best) {
    const { dimension, label, code, tests } = best;
    return { group: { dimension, label, code }, span: spanOf(frame, rule, { dimension, label, code }), tests };
  }
  const span = spanOf(frame, rule, null);
  return span ? { group: null, span, tests: [log.add(span.p, 'time')] } : null;
} // prettier-ignore

/** The time in which the rows lie that break a rule, of one label or of all; null where they may lie anywhere. */
export function spanOf(frame: Frame, { codes }: Rule, group: Place['group']): Span | null {
  const { timeline } = frame;
  if (!timeline) return null;
  const own = [...codes.keys()].filter((row) => (codes[row] ?? -1) >= 0 && isThere({ group, span: null }, frame, row));
  return timeOf(own.map((row) => ({ at: timeline.values[row] ?? NaN, off: codes[row] === 1 })));
}

interface Found {
  dimension: Dimension;
  label: string;
  code: number;
  /** Logarithm of how much likelier the rows are by this label than without it. */
  gain: number;
  tests: Test[];
}

/** The label of a column that has most of the rows which break a rule. */
function labelIn(frame: Frame, dimension: Dimension, { codes }: Rule, side: Side, log: TestLog): Found | null {
  const size = dimension.labels.length;
  const cells = new Float64Array(2 * size);
  let [n, k] = [0, 0];
  codes.forEach((code, row) => {
    const own = dimension.codes[row] ?? -1;
    if (code < 0) return;
    n++;
    k += code;
    if (own >= 0) cells[2 * own + code] = (cells[2 * own + code] ?? 0) + 1;
  });
  const own = Int32Array.from(dimension.codes, (code, row) => ((codes[row] ?? -1) < 0 ? -1 : code));
  const result = chiSquareTest(fromCells(cells, size, 2));
  if (!result) return null;
  const whole = log.add(judgedP(frame, result.p, labelsOf(dimension, own), side));
  const counts = dimension.labels.map((label, code) => ({ label, code, off: cells[2 * code + 1] ?? 0, n: (cells[2 * code] ?? 0) + (cells[2 * code + 1] ?? 0) })); // prettier-ignore
  const most = counts.reduce((a, b) => (b.off > a.off ? b : a), counts[0] ?? { label: '', code: 0, off: 0, n: 0 });
  if (most.off < LIMITS.leastOfBroken * k || most.off < LIMITS.fewestThere || most.n >= n) return null;
  // One more than were seen: of others that have none so far it is not known that they never will.
  const others = (k - most.off + 1) / (n - most.n + 1);
  if (most.off / most.n <= others) return null;
  const p = judgedP(frame, binomialUpper(most.off, most.n, others), oneAgainst(dimension, own, most.code), side);
  const gain = likelihood(most.off, most.n) + likelihood(k - most.off, n - most.n) - likelihood(k, n);
  return { dimension, label: most.label, code: most.code, gain, tests: [whole, log.member(p, whole, counts.length)] };
}
