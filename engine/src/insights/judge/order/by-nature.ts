import type { Dimension, Frame, Measure } from '../../frame/frame';
import { measureOf } from '../../frame/measures/measure-of';
import { stepColumn } from '../../frame/time/build-panel';
import type { Finding } from '../../finding';
import { LIMITS } from './limits';

/**
 * Whether the level of a group is what its sort is like: urgent orders are done first, a van of one's own is quicker than the mail, and residual waste weighs more than
 * paper. It lies so in each part of the time, and the other labels lie apart as well: the column governs the measure. One label that departs from others that are alike
 * is somebody's doing, and so is a level that came or went; but of things that are read again and again one sort is the largest, wherever sorts are none that do something.
 * Nothing is known so where there is no time to be steady in.
 */
export function byNatureOf(frame: Frame, isSize: (measure: Measure) => boolean): (finding: Pick<Finding, 'subject' | 'member'>) => boolean {
  const { table } = frame;
  const timeline = longOf(frame);
  const kind = table.model?.shape.kind;
  if (!timeline || (kind !== 'event' && kind !== 'panel') || stepColumn(table) !== undefined) return () => false;
  const parts = partsOf(timeline.values);
  return ({ subject, member }) => {
    const group = groupOf(frame, { subject, member });
    if (!group || group.told.fraction) return false;
    const { told, dimension, code } = group;
    const within = subject.filter.map(({ column, op, value }) => {
      const by = op === '=' ? frame.dimensions.find((one) => one.column.name === column) : undefined;
      return { by, code: by?.labels.indexOf(String(value)) ?? -1 };
    });
    if (within.some(({ by, code: own }) => !by || own < 0)) return false;
    const isIn = (row: number) => within.every(({ by, code: own }) => by?.codes[row] === own);
    return isSteady(told, dimension, code, parts, isIn) && ((kind === 'panel' && !dimension.entity && isSize(told)) || isOneOfMany(told, dimension, code, isIn));
  };
} // prettier-ignore

/**
 * Whether a group was apart from the others in each part of the time but the last, and is hardly any more: what it is over the whole time is what it is not now.
 * How that came is told as a change, where it is sure.
 */
export function pastOf(frame: Frame): (finding: Pick<Finding, 'subject' | 'member'>) => boolean {
  const timeline = longOf(frame);
  if (!timeline) return () => false;
  const parts = partsOf(timeline.values);
  return (finding) => {
    const group = groupOf(frame, finding);
    if (!group || finding.subject.filter.length > 0) return false;
    const left = leftInParts(group.told, group.dimension, group.code, parts, () => true);
    const last = left.pop() ?? NaN;
    return left.length >= LIMITS.fewestParts - 1 && left.every((one) => one >= LIMITS.wasApart) && last <= LIMITS.apartAtLast;
  };
}

/** The measure, the column and the label that a finding tells of. */
function groupOf(frame: Frame, { subject: { measure, breakdown }, member }: Pick<Finding, 'subject' | 'member'>) {
  const told = measureOf(frame, measure);
  const dimension = frame.dimensions.find(({ column }) => column.name === breakdown);
  const code = member === null ? -1 : (dimension?.labels.indexOf(member) ?? -1);
  return told && dimension && code >= 0 ? { told, dimension, code } : null;
}

/** The time, where it is of periods enough to be steady in. */
const longOf = ({ timeline }: Frame) => (timeline && timeline.edges.length > LIMITS.fewestPeriods ? timeline : null);

/** The part of the time of each row, each of as many rows; −1 where it has no time. */
function partsOf(values: Float64Array): Int32Array {
  const sorted = values.filter((value) => value === value).sort();
  const ends = Array.from({ length: LIMITS.partsOfTime - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / LIMITS.partsOfTime)] ?? Infinity);
  return Int32Array.from(values, (value) => (value === value ? ends.filter((end) => value >= end).length : -1));
} // prettier-ignore

interface Level {
  n: number;
  x: number;
}

const meanOf = ({ n, x }: Level): number => x / n;

/** Whether in each part of the time with enough rows the group lies on the side on which it lies in all of it, and half as far from the others at least. */
function isSteady(...asked: Parameters<typeof leftInParts>): boolean {
  const left = leftInParts(...asked).filter((one) => one === one);
  return left.length >= LIMITS.fewestParts && left.every((one) => one >= LIMITS.staysApart);
}

/** Which part of a group's distance from the others it has in each part of the time; NaN where either has too few rows. */
function leftInParts({ values }: Measure, { codes }: Dimension, code: number, parts: Int32Array, isIn: (row: number) => boolean): number[] {
  const levels = Array.from({ length: LIMITS.partsOfTime + 1 }, () => [{ n: 0, x: 0 }, { n: 0, x: 0 }] as [Level, Level]);
  values.forEach((value, row) => {
    if (value !== value || (codes[row] ?? -1) === -1 || !isIn(row)) return;
    const side = codes[row] === code ? 0 : 1;
    for (const at of [parts[row] ?? -1, LIMITS.partsOfTime]) {
      const level = levels[at]?.[side];
      if (!level) continue;
      level.n++;
      level.x += value;
    }
  });
  const distance = ([own, others]: [Level, Level]) => meanOf(own) - meanOf(others);
  const all = distance(levels.at(-1) ?? [{ n: 0, x: 0 }, { n: 0, x: 0 }]);
  return levels.slice(0, -1).map((sides) => (sides.every(({ n }) => n >= LIMITS.fewestOfPart) ? distance(sides) / all : NaN));
} // prettier-ignore

/** Whether other labels lie apart as well, or there is but one of them: nothing departs from what is alike. */
function isOneOfMany({ values }: Measure, { codes, labels }: Dimension, code: number, isIn: (row: number) => boolean): boolean {
  const levels = labels.map((): Level => ({ n: 0, x: 0 }));
  values.forEach((value, row) => {
    const level = levels[codes[row] ?? -1];
    if (value !== value || !level || !isIn(row)) return;
    level.n++;
    level.x += value;
  });
  const own = levels[code];
  const peers = levels.filter((level) => level !== own && level.n >= LIMITS.fewestOfPart);
  if (!own || peers.length < 2) return true;
  const [n, x] = peers.reduce(([rows, sum], level) => [rows + level.n, sum + level.x], [0, 0]);
  const others = x / n;
  const distance = Math.abs(meanOf(own) - others);
  const nearest = Math.min(...peers.map((peer) => Math.abs(meanOf(own) - meanOf(peer))));
  const spread = Math.sqrt(peers.reduce((sum, peer) => sum + peer.n * (meanOf(peer) - others) ** 2, 0) / n);
  return nearest < LIMITS.leastBeyondNext * distance || spread > LIMITS.mostApartOfPeers * distance;
} // prettier-ignore
