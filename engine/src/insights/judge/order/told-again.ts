import type { Subject } from '../../../contracts/report/claim';
import type { RateByMeasureTold } from '../../../kinds/rate-by-measure/say';
import { sameMeasure } from '../../../contracts/report/measure';
import { columnsIn } from '../../frame/measures/columns-of-subject';
import type { Frame } from '../../frame/frame';
import type { Finding } from '../../finding';
import { groupsOf } from '../groups-of';
import { KINDS } from '../../../kinds';
import { LIMITS } from './limits';

/**
 * Whether a finding says again what stands above it:
 *
 * - cases of nearly the same rows: who has a state leaves another cell blank, and the wider name of what came more often since then holds hardly anything else;
 * - how often a result is at an end of a measure, which the rows of a group that stands above make;
 * - how a measure went in all rows, after its course, its step, or the step of the one group that made it;
 * - nought or blank cells of a measure in the group whose step to there is told;
 * - a trend, or how two measures go together, in one label of a column after the same in another of it.
 */
export function toldAgainOf(frame: Frame): (finding: Finding, above: readonly Finding[]) => boolean {
  const cases = new Map<Finding, Uint8Array | null>();
  const casesOf = (finding: Finding) => {
    const own = cases.has(finding) ? (cases.get(finding) ?? null) : rowsOf(frame, finding, 'cases');
    cases.set(finding, own);
    return own;
  };
  const isWhole = ({ kind, subject: { filter, breakdown } }: Finding) =>
    (WHOLE.has(kind) && filter.length === 0 && breakdown === frame.timeline?.column.name) || DRIVERS.has(kind);
  const isOfStep = (finding: Finding, step: Finding) =>
    step.kind === 'group-step' && (!DRIVERS.has(finding.kind) || groupsOf(finding).some((group) => groupsOf(step).includes(group)));
  return (finding, above) => {
    if (KINDS[finding.kind].standing.comesFirst) return false;
    const own = casesOf(finding);
    if (own && above.some((other) => areSameRows(own, casesOf(other)))) return true;
    // Of who brings how much one answer does, by what differs most.
    if (finding.kind === 'member-totals' && above.some(({ kind }) => kind === 'member-totals')) return true;
    if (isByMeasure(finding) && above.some((other) => isMadeBy(frame, finding, other))) return true;
    if (above.some((other) => isOfSibling(finding, other) || isAtStep(finding, other))) return true;
    if (!isWhole(finding)) return false;
    const columns = columnsIn(finding.subject.measure);
    return (
      columns.length > 0 &&
      above.some(
        (other) =>
          (isWhole(other) || isOfStep(finding, other)) && columnsIn(other.subject.measure).some((column) => columns.includes(column)),
      )
    );
  };
} // prettier-ignore

/** Courses of a measure in all rows; a peak is an event of its own. */
const WHOLE: ReadonlySet<Finding['kind']> = new Set([
  'trend',
  'course',
  'slope-change',
  'change-point',
  'sum-driver',
  'mean-driver',
]);
const DRIVERS: ReadonlySet<Finding['kind']> = new Set(['sum-driver', 'mean-driver']);

const isByMeasure = (finding: Finding): finding is Finding<RateByMeasureTold> => finding.kind === 'rate-by-measure';

/** Whether hardly anything is left of the difference between the ends of a measure without a group that is told. */
function isMadeBy(frame: Frame, { subject, told: { result, measure, ends } }: Finding<RateByMeasureTold>, other: Finding): boolean {
  const group = other.kind === 'outlying-rate' && sameMeasure(subject.measure, other.subject.measure) ? rowsOf(frame, other, 'group') : null;
  if (!group) return false;
  const event = result.labels.indexOf(ends.event);
  const distance = (isAsked: (row: number) => boolean): number => {
    const [low, high] = [{ n: 0, k: 0 }, { n: 0, k: 0 }]; // prettier-ignore
    measure.values.forEach((value, row) => {
      const code = result.codes[row] ?? -1;
      if (code < 0 || value !== value || !isAsked(row)) return;
      const end = value <= ends.low.to ? low : value >= ends.high.from ? high : null;
      if (!end) return;
      end.n++;
      end.k += Number(code === event);
    });
    return high.k / high.n - low.k / low.n;
  };
  const left = distance((row) => group[row] !== 1) / distance(() => true);
  return !(left > LIMITS.leftOfGroup);
} // prettier-ignore

/** Whether both tell of one measure in one label each of the same column. */
const isOfSibling = ({ kind, subject, direction }: Finding, other: Finding): boolean =>
  SUBGROUPS.has(kind) &&
  other.kind === kind &&
  other.direction === direction &&
  sameMeasure(subject.measure, other.subject.measure) &&
  String(subject.breakdown) === String(other.subject.breakdown) &&
  String(subject.filter.map(({ column }) => column)) === String(other.subject.filter.map(({ column }) => column));

const SUBGROUPS: ReadonlySet<Finding['kind']> = new Set(['subgroup-trend', 'subgroup-correlation']);

/** Whether it counts cells of the measure, in the group, of which another one tells the step. */
const isAtStep = (finding: Finding, step: Finding): boolean =>
  step.kind === 'group-step' &&
  COUNTING.has(finding.kind) &&
  finding.subject.filter.some(
    ({ column, op, value }) => (op !== '=' || value === 0) && op !== 'in' && columnsIn(step.subject.measure).includes(column),
  ) &&
  groupsOf({ subject: { ...step.subject, breakdown: null }, member: null }).every((group) => groupsOf(finding).includes(group));

const areSameRows = (a: Uint8Array, b: Uint8Array | null): boolean => {
  if (!b) return false;
  let [both, either] = [0, 0];
  a.forEach((one, row) => {
    const other = b[row] ?? 0;
    both += one & other;
    either += one | other;
  });
  return either > 0 && both >= LIMITS.sameCases * either;
};

/** 1 in rows of which it is so, or of the whole group, of findings that count these: of a label, a blank cell or nought, in a group, since a moment. Null for others. */
function rowsOf(frame: Frame, { kind, subject, member, event, direction }: Finding, which: 'cases' | 'group'): Uint8Array | null {
  const { filter, breakdown, measure } = subject;
  if (!COUNTING.has(kind) || (measure.op !== 'rate' && measure.op !== 'count')) return null;
  const time = frame.timeline?.column.name;
  const isTimed = event !== undefined && breakdown === time;
  const parts = [
    ...filter,
    ...(measure.op === 'rate' && which === 'cases' ? [{ column: measure.column, op: '=' as const, value: measure.value }] : []),
    ...(typeof breakdown === 'string' && member !== null && !isTimed ? [{ column: breakdown, op: '=' as const, value: member }] : []),
  ].map((one) => holds(frame, one));
  if (parts.some((part) => part === null)) return null;
  const values = frame.timeline?.values;
  const isThen = (row: number) => {
    const at = values?.[row] ?? NaN;
    return !isTimed || (direction === 'down' ? at < event.at : at >= event.at);
  };
  return Uint8Array.from({ length: frame.n }, (_, row) => Number(isThen(row) && parts.every((part) => part?.(row))));
} // prettier-ignore

const COUNTING: ReadonlySet<Finding['kind']> = new Set(['outlying-rate', 'rate-step', 'rate-difference', 'group-step']);

/** Whether a condition holds of a row; null where the frame does not know. */
function holds(frame: Frame, { column, op, value }: Subject['filter'][number]): ((row: number) => boolean) | null {
  const dimension = frame.dimensions.find((one) => one.column.name === column);
  const labels = new Set((Array.isArray(value) ? value : [value]).map((one) => dimension?.labels.indexOf(String(one)) ?? -1));
  labels.delete(-1);
  if ((op === '=' || op === 'in') && labels.size > 0) return (row) => labels.has(dimension?.codes[row] ?? -1);
  const measure = frame.measures.find((one) => one.kind === 'column' && one.columns[0] === column);
  if (op === '=' && measure && typeof value === 'number') return (row) => measure.values[row] === value;
  const missing = frame.blanks.find((one) => one.column.name === column)?.missing;
  if ((op === 'is null' || op === 'is not null') && missing) return (row) => (missing[row] === 1) === (op === 'is null');
  return null;
}
