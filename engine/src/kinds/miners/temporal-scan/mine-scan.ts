import { SMALLEST_GROUP, type Finding, type Mining } from '../../../insights/finding';
import type { Dimension, Frame, Timeline } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import { containsTerm, equals, name } from '../../../insights/sql';
import { orderOf } from '../../../insights/series/running-total';
import { timesOf } from '../../../insights/units/time-p';
import { judgeOf } from '../../../insights/units/unit-judge';
import { frequentTerms } from '../words/frequent-terms';
import type { Window } from '../../../stats/stretches/temporal-scan';
import { binsOf, scanCounts, type Scanned } from './scan-labels';
import { scanFinding, type ScanGroup, type ScanTold } from './scan-finding';
import { LIMITS } from './limits';

/** Labels and words whose rows are bound to a stretch of the time, by one scan of all stretches (Kulldorff 1997). */
export function mineScan({ frame, log }: Mining) {
  const found: Finding<ScanTold>[] = [];
  const { timeline } = frame;
  if (timeline && !timeline.regular && timeline.edges.length > 2 && frame.n >= LIMITS.fewestRows)
    for (const column of columnsOf(frame)) {
      const scanned = column.groups.map((group) => ({ group, ...scanOf(frame, timeline, column, group) }));
      const tested = scanned.map((one) => ({ ...one, test: log.add(one.p, 'inside') }));
      const told = tested.flatMap(({ group, test, found: own }) => (own && test.p <= LARGEST_P ? [scanFinding(frame, timeline, group, { ...own, moments: momentsOf(frame, timeline, column, group, own.fine) }, test)] : []));
      if (told.length <= Math.max(1, LIMITS.mostNew * column.groups.length)) found.push(...told);
    }
  const of = (kind: Finding['kind']) => found.filter((finding) => finding.kind === kind);
  return { episode: of('episode'), newcomer: of('newcomer'), vanished: of('vanished') };
} // prettier-ignore

/** Groups of one column, each with the rows that it has; bins are those of the rows that the column knows. */
interface Column {
  name: string;
  looked: (row: number) => boolean;
  groups: (ScanGroup & { has: (row: number) => boolean })[];
}

function columnsOf(frame: Frame): Column[] {
  const labels = frame.dimensions.filter(({ entity, open }) => !entity && !open).map((dimension) => columnOf(dimension));
  const texts = frame.texts
    .filter(({ values }) => values.length >= frame.n)
    .map((text): Column => ({
      name: text.column.name,
      looked: () => true,
      groups: frequentTerms(text).map((term) => {
        const rows = new Set(term.rows);
        return {
          filter: [{ column: text.column.name, op: 'contains', value: term.word }],
          condition: containsTerm(name(text.column.name), term.word),
          known: null,
          who: { text, word: term.word },
          has: (row) => rows.has(row),
        };
      }),
    }));
  return [...labels, ...texts];
}

const columnOf = (dimension: Dimension): Column => ({
  name: dimension.column.name,
  looked: (row) => (dimension.codes[row] ?? -1) >= 0,
  groups: dimension.labels.slice(0, LIMITS.mostLabels).flatMap((label, code) =>
    (dimension.counts[code] ?? 0) < Math.max(LIMITS.fewestCases, SMALLEST_GROUP) || (dimension.counts[code] ?? 0) > LIMITS.largestPart * dimension.filled
      ? []
      : [{
          filter: [{ column: dimension.column.name, op: '=' as const, value: label }],
          condition: equals(dimension.column, label),
          known: `${name(dimension.column.name)} IS NOT NULL`,
          who: { dimension, label },
          has: (row: number) => dimension.codes[row] === code,
        }]),
}); // prettier-ignore

const known = new WeakMap<Frame, Map<string, Int32Array>>();

/** Fine bins of a column's rows, worked out once for all its groups. */
function placesOf(frame: Frame, timeline: Timeline, column: Column): Int32Array {
  const places = known.get(frame) ?? new Map<string, Int32Array>();
  known.set(frame, places);
  const found = places.get(column.name) ?? binsOf(orderOf(timeline), timeline.values, column.looked);
  places.set(column.name, found);
  return found;
}

/** The scan by rows, and where it shows something by the units that rows lie together in: each of them once. The larger p counts. */
function scanOf(frame: Frame, timeline: Timeline, column: Column, { has }: Column['groups'][number]): Scanned {
  const of = placesOf(frame, timeline, column);
  const plain = scanCounts(...countsIn(of, has));
  if (plain.p > LARGEST_P || !plain.found) return plain;
  const units = [...judgeOf(frame).concerned(timesOf(timeline))].filter(
    ({ unit, bonds }) => bonds[0] !== 'none' && unit.column !== timeline.column.name && unit.column !== column.name,
  );
  const byUnits = units.map(({ unit }) => scanCounts(...countsIn(onceEach(of, unit.codes), has), true).p);
  return { ...plain, p: Math.max(plain.p, ...byUnits) };
}

/** When the first and the last row of a group within a stretch were. */
function momentsOf(
  frame: Frame,
  timeline: Timeline,
  column: Column,
  { has }: Column['groups'][number],
  { from, to }: Window,
): [number, number] {
  let [first, last] = [Infinity, -Infinity];
  placesOf(frame, timeline, column).forEach((bin, row) => {
    if (bin < from || bin >= to || !has(row)) return;
    first = Math.min(first, timeline.values[row] ?? Infinity);
    last = Math.max(last, timeline.values[row] ?? -Infinity);
  });
  return [first, last];
}

function countsIn(of: Int32Array, has: (row: number) => boolean): [Float64Array, Float64Array] {
  const size = LIMITS.bins * LIMITS.fine;
  const [cases, rows] = [new Float64Array(size), new Float64Array(size)];
  of.forEach((bin, row) => {
    if (bin < 0) return;
    rows[bin] = (rows[bin] ?? 0) + 1;
    if (has(row)) cases[bin] = (cases[bin] ?? 0) + 1;
  });
  return [cases, rows];
}

/** The first row of each unit alone. */
function onceEach(of: Int32Array, codes: Int32Array): Int32Array {
  const first = new Map<number, number>();
  of.forEach((bin, row) => {
    const code = codes[row] ?? -1;
    if (bin < 0 || code < 0) return;
    const other = first.get(code);
    if (other === undefined || bin < (of[other] ?? 0)) first.set(code, row);
  });
  const alone = new Int32Array(of.length).fill(-1);
  for (const row of first.values()) alone[row] = of[row] ?? -1;
  return alone;
}
