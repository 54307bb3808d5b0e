import type { TypedMeasure } from '../../contracts/report/measure';
import type { Column } from '../../model';
import type { Frame } from '../frame/frame';
import { quotientOfSums, rowsTogether } from '../frame/measures/quotient-of-sums';
import { measureOf } from '../frame/measures/measure-of';
import { literal, name } from '../sql';
import type { Each, RowsBehind } from './rows-behind';

type Of<Op extends TypedMeasure['op']> = Extract<TypedMeasure, { op: Op }>;
type Taken = Omit<RowsBehind, 'where'> & { filled: readonly string[] };
type ByOp = { readonly [Op in TypedMeasure['op']]: (measure: Of<Op>, frame: Frame) => Taken };

const column = (one: string): Each => ({ sql: name(one), columns: [one] });
const found = (frame: Frame, one: string): Column | undefined => frame.table.columns.find((candidate) => candidate.name === one);
/** What the frame reckons from each row, or the column itself. */
const eachOf = (frame: Frame, measure: TypedMeasure, otherwise: string): Each => {
  const known = measureOf(frame, measure);
  return known ? { sql: known.sql, columns: known.columns } : column(otherwise);
};
const averaged = (value: Each): Taken => ({ how: 'mean', value, filled: [value.sql] });

/** Of a quotient whose parts stand in the table, what it is of the rows together. */
function togetherOf(frame: Frame, measure: Of<'mean'>): Taken | null {
  const known = measureOf(frame, measure);
  const together = known && quotientOfSums(frame, known);
  if (!together) return null;
  const { how, value, by } = rowsTogether(together, '');
  return { how, value, by, filled: [measure.column, ...value.columns, ...by.columns].map(name) };
}

/** What each measure is taken from of every row, and how: a new one does not compile without its rows. */
const BY_OP: ByOp = {
  count: () => ({ how: 'count', filled: [] }),
  mean: (measure, frame) => togetherOf(frame, measure) ?? averaged(eachOf(frame, measure, measure.column)),
  sum: (measure, frame) => ({ ...averaged(eachOf(frame, measure, measure.column)), how: 'sum' }),
  rate: (measure, frame) => {
    const of = found(frame, measure.column);
    const value = of ? literal(of, measure.value) : 'NULL';
    return {
      how: 'share',
      mark: { sql: `${name(measure.column)} = ${value}`, columns: [measure.column] },
      filled: [name(measure.column)],
    };
  },
  attainment: ({ actual, target }) => ({
    how: 'share',
    mark: { sql: `${name(actual)} >= ${name(target)}`, columns: [actual, target] },
    filled: [name(actual), name(target)],
  }),
  duration: (measure, frame) => averaged(eachOf(frame, measure, measure.end)),
  quotient: (measure, frame) => averaged(eachOf(frame, measure, measure.of)),
  difference: ({ of, less }) => averaged({ sql: `(${name(of)}::DOUBLE - ${name(less)}::DOUBLE)`, columns: [of, less] }),
  'rows-per': ({ column: per }) => ({ how: 'rows-per', value: column(per), filled: [name(per)] }),
  spread: ({ column: of }) => ({ how: 'spread', value: column(of), filled: [name(of)] }),
};

/** Rows of which a measure can be taken, and how it comes of them. */
export const takenBy = <Op extends TypedMeasure['op']>(measure: Of<Op> & { op: Op }, frame: Frame): Taken =>
  BY_OP[measure.op](measure, frame);
export type { Taken };
