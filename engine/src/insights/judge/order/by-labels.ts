import { splitsOf } from '../../../contracts/report/claim';
import type { Finding } from '../../finding';
import type { Dimension, Frame, Measure } from '../../frame/frame';
import { watchedColumns } from '../../frame/measures/result-columns';
import { columnMeasure, measureOf } from '../../frame/measures/measure-of';
import { LIMITS } from './limits';

/**
 * Whether what a finding tells of a measure follows from what its rows are called, as far as nothing in the table is done about it: a bus has more seats
 * than a car, and a single room has one guest.
 *
 * - Labels of one column say nine tenths of how the measure differs: it is a property of what they name.
 * - Nearly all rows have the usual figure of their label, or of their labels in two columns: a fee by class and age, the hours until a deadline by priority.
 * - All rows of the label that is told of have one figure, as if somebody had decided it. Nought is one where hardly any other row has it.
 */
export function byLabelsOf(frame: Frame): (finding: Pick<Finding, 'subject' | 'member'>) => boolean {
  const kind = frame.table.model?.shape.kind;
  if (kind === 'panel') return isOfThings(frame);
  if (kind !== 'event' && kind !== 'entity') return () => false;
  const result = watchedColumns(frame.table);
  const of = (id: string) => frame.measures.find((one) => one.id === id);
  const isFree = (measure: Measure) => !measure.fraction && !measure.columns.some((column) => result.has(column));
  const classes = frame.dimensions
    .filter(
      ({ outcome, labels, filled, column }) =>
        !outcome &&
        !result.has(column.name) &&
        labels.length >= LIMITS.fewestClasses &&
        filled >= LIMITS.rowsOfClass * labels.length,
    )
    .slice(0, LIMITS.mostClasses);
  const known = new Map<string, boolean>();
  const isProperty = (measure: Measure) => {
    const before =
      known.get(measure.id) ??
      (isFree(measure) && (classes.some((dimension) => saysMost(dimension, measure)) || isSetBy(classes, measure)));
    known.set(measure.id, before);
    return before;
  };
  return ({ subject, member }) => {
    const { measure, filter, breakdown } = subject;
    const labels = [...filter, ...(breakdown === null || member === null ? [] : [{ column: breakdown, value: member }])];
    if (measure.op === 'sum') return false;
    const told = measureOf(frame, measure) ?? undefined;
    const both = [told, ...splitsOf(subject).map(of)].flatMap((one) => one ?? []);
    if (both.some(isProperty)) return true;
    return (
      measure.op === 'mean' &&
      told !== undefined &&
      isFree(told) &&
      labels.some(({ column, value }) => {
        const dimension = frame.dimensions.find((one) => one.column.name === column);
        return dimension !== undefined && hasOneFigure(dimension, String(value), told);
      })
    );
  };
}

/** Whether a finding tells of what things that are read again mostly keep: how large a shop is, what stands on its plate. */
function isOfThings(frame: Frame): (finding: Pick<Finding, 'subject'>) => boolean {
  const { panel } = frame;
  if (!panel) return () => false;
  const known = new Map<Measure, boolean>();
  const isKept = (measure: Measure) => {
    const before = known.get(measure) ?? (!measure.fraction && isMostlyUsual([panel.things], measure));
    known.set(measure, before);
    return before;
  };
  return ({ subject }) => {
    const told = measureOf(frame, subject.measure);
    const columns = [
      ...(told?.columns ?? []),
      ...splitsOf(subject).flatMap((id) => frame.measures.find((one) => one.id === id)?.columns ?? []),
    ];
    return columns.some((column) => {
      const measure = columnMeasure(frame, column);
      return measure !== undefined && isKept(measure);
    });
  };
}

/** Whether nearly all of a measure's variance lies between the labels. */
function saysMost({ codes, labels }: Dimension, { values }: Measure): boolean {
  const sums = labels.map(() => ({ n: 0, x: 0 }));
  const all = { n: 0, x: 0, xx: 0 };
  const origin = values.find((value) => value === value) ?? 0;
  for (let row = 0; row < values.length; row++) {
    const own = sums[codes[row] ?? -1];
    const value = (values[row] ?? NaN) - origin;
    if (!own || value !== value) continue;
    own.n++;
    own.x += value;
    all.n++;
    all.x += value;
    all.xx += value * value;
  }
  const mean = all.x / all.n;
  const between = sums.reduce((sum, { n, x }) => sum + (n > 0 ? n * (x / n - mean) ** 2 : 0), 0);
  const spread = all.xx - all.n * mean ** 2;
  return spread > 0 && between >= LIMITS.saidByLabels * spread;
}

/** Whether nearly all rows have the figure that is usual for their label, or for their labels in two columns, and it is not usual for all of them. */
function isSetBy(classes: readonly Dimension[], measure: Measure): boolean {
  if (!hasFewFigures(measure)) return false;
  const holdsIn = (codes: readonly Int32Array[], cells: number) =>
    measure.filled >= LIMITS.rowsOfClass * cells && isMostlyUsual(codes, measure);
  return classes.some(
    (one, i) =>
      holdsIn([one.codes], one.labels.length) ||
      classes.slice(i + 1).some((other) => holdsIn([one.codes, other.codes], one.labels.length * other.labels.length)),
  );
}

/** Whether few figures are those of nearly all rows: what is set is chosen from a list. */
function hasFewFigures({ values, filled }: Measure): boolean {
  const counts = [...countsOf(values).values()].sort((a, b) => b - a);
  return counts.slice(0, LIMITS.mostFigures).reduce((sum, count) => sum + count, 0) >= LIMITS.mostlyOneFigure * filled;
}

function countsOf(values: Float64Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) if (value === value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Whether nearly all rows have the usual figure of their cell, and no figure is usual for all. */
const isMostlyUsual = (codes: readonly Int32Array[], { values, filled }: Measure): boolean =>
  ofUsual(codes, values) >= LIMITS.mostlyOneFigure * filled &&
  Math.max(0, ...countsOf(values).values()) <= LIMITS.usualFigure * filled;

/** Rows with the usual figure of their cell, of cells in which it comes again. */
function ofUsual(codes: readonly Int32Array[], values: Float64Array): number {
  const cells = new Map<string, Map<number, number>>();
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    const own = codes.map((of) => of[row] ?? -1);
    if (value !== value || own.some((code) => code < 0)) continue;
    const key = own.join('/');
    const cell = cells.get(key) ?? new Map<number, number>();
    cells.set(key, cell.set(value, (cell.get(value) ?? 0) + 1));
  }
  let usual = 0;
  for (const cell of cells.values()) {
    const most = Math.max(...cell.values());
    if (most > 1) usual += most;
  }
  return usual;
}

function hasOneFigure({ codes, labels }: Dimension, label: string, { values }: Measure): boolean {
  const code = labels.indexOf(label);
  let figure = NaN;
  let others = 0;
  let same = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    if (value !== value) continue;
    if (codes[row] !== code) {
      others++;
      if (value === 0) same++;
    } else if (figure !== figure) figure = value;
    else if (value !== figure) return false;
  }
  return figure === figure && (figure !== 0 || same <= LIMITS.noughtElsewhere * others);
}
