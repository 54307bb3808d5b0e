import type { Frame, Measure } from '../../insights/frame/frame';
import { name } from '../../insights/sql';
import { labelsOf, ranksOf } from '../../insights/units/sides';
import type { Side } from '../../insights/units/unit';
import { wasThereFirst } from '../../profile/roles/there-first';
import { columnNames } from '../../wording/column-names';
import { t } from './messages';
import { quantileSorted, sortedValues } from '../../stats/distributions/quantile';
import { LIMITS } from './limits';

/** What may lie behind a difference, in so many strata. */
export interface Strata {
  column: string;
  noun: string;
  /** Stratum of each row, from 0 on; below 0 where it has none. */
  codes: Int32Array;
  count: number;
  side: Side;
  /** The stratum of a row, in SQL. */
  sql: string;
}

/** The columns that stood before the result by their name: labels as they are, measures in bands of as many rows each. */
export function strataOf(frame: Frame): Strata[] {
  const found = known.get(frame) ?? findStrata(frame);
  known.set(frame, found);
  return found;
}

/** Found once for a table: levels ask for it one by one. */
const known = new WeakMap<Frame, Strata[]>();

function findStrata(frame: Frame): Strata[] {
  const labels = frame.dimensions
    .filter(({ entity, distinct, column }) => !entity && distinct <= LIMITS.mostStrata && wasThereFirst(column.name))
    .map((by): Strata => ({
      column: by.column.name,
      noun: by.noun,
      codes: by.codes,
      count: by.labels.length,
      side: labelsOf(by),
      sql: name(by.column.name),
    }));
  const taken = new Set(labels.map(({ column }) => column));
  return [...labels, ...yearsOf(frame), ...frame.measures.flatMap((measure) => bandsOf(measure, taken))];
}

/** The years of the rows: what is done more often now stands beside what was otherwise before. */
function yearsOf(frame: Frame): Strata[] {
  const { timeline } = frame;
  if (!timeline || timeline.regular) return [];
  const { column, values, finest } = timeline;
  const years = Array.from(values, (value) => new Date(value).getUTCFullYear());
  const known = [...new Set(years.filter((year) => year === year))];
  if (known.length < 2 || known.length > LIMITS.mostStrata) return [];
  const codes = Int32Array.from(years, (year) => known.indexOf(year));
  return [
    {
      column: column.name,
      noun: finest === 'year' ? columnNames(frame.table.columns)(column.name) : t('year'),
      codes,
      count: known.length,
      side: { kind: 'labels', columns: [column.name], codes },
      sql: `date_trunc('year', CAST(${name(column.name)} AS TIMESTAMP))`,
    },
  ];
}

function bandsOf(measure: Measure, known: ReadonlySet<string>): Strata[] {
  const [column = ''] = measure.columns;
  if (measure.kind !== 'column' || measure.columns.length > 1 || known.has(column) || !wasThereFirst(column)) return [];
  const sorted = sortedValues(measure.values);
  const cuts = Array.from({ length: LIMITS.bands - 1 }, (_, i) => quantileSorted(sorted, (i + 1) / LIMITS.bands));
  const starts = [...new Set(cuts)].filter((cut) => cut > (sorted[0] ?? Infinity));
  if (starts.length === 0) return [];
  const band = (value: number): number => (value === value ? starts.filter((start) => value >= start).length : -1);
  return [
    {
      column,
      noun: measure.noun,
      codes: Int32Array.from(measure.values, band),
      count: starts.length + 1,
      side: ranksOf(measure),
      sql: starts.map((start) => `(${measure.sql} >= ${start})::INT`).join(' + '),
    },
  ];
}
