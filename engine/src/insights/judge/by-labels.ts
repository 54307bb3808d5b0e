import { splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../finding';
import type { Dimension, Frame, Measure } from '../frame/frame';
import { resultColumns } from '../frame/measures/result-columns';
import { LIMITS } from './limits';

/**
 * Whether what a finding tells of a measure follows from what its rows are called, as far as nothing in the table is done about it: a bus has more seats
 * than a car, and a single room has one guest.
 *
 * - Labels of one column say nine tenths of how the measure differs: it is a property of what they name.
 * - All rows of the label that is told of have one figure, as if somebody had decided it. Nought is one where hardly any other row has it.
 */
export function byLabelsOf(frame: Frame): (finding: Pick<Finding, 'subject' | 'member'>) => boolean {
  const kind = frame.table.model?.shape.kind;
  if (kind !== 'event' && kind !== 'entity') return () => false;
  const result = resultColumns(frame.table);
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
    const before = known.get(measure.id) ?? (isFree(measure) && classes.some((dimension) => saysMost(dimension, measure)));
    known.set(measure.id, before);
    return before;
  };
  return ({ subject, member }) => {
    const { measure, filter, breakdown } = subject;
    const labels = [...filter, ...(breakdown === null || member === null ? [] : [{ column: breakdown, value: member }])];
    if (measure.op === 'sum') return false;
    const told =
      'column' in measure ? frame.measures.find(({ typed }) => 'column' in typed && typed.column === measure.column) : undefined;
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
