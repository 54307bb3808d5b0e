import { splitsOf, type Subject } from '../../../contracts/report/claim';
import type { TypedMeasure } from '../../../contracts/report/measure';
import type { Frame } from '../frame';
import { measureOf } from './measure-of';

/** The columns that a finding is about, and those by which it splits and picks rows. */
export function columnsOfSubject({ measures }: Pick<Frame, 'measures'>, subject: Subject) {
  const { measure, filter } = subject;
  const splits = splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]);
  return {
    of: measureOf({ measures }, measure)?.columns ?? columnsIn(measure),
    by: [...filter.map(({ column }) => column), ...splits],
    splits,
  };
}

/** Columns that a measure is made of. */
export function columnsIn(measure: TypedMeasure): string[] {
  switch (measure.op) {
    case 'count':
      return [];
    case 'attainment':
      return [measure.actual, measure.target];
    case 'duration':
      return [measure.start, measure.end];
    case 'quotient':
      return [measure.of, measure.by];
    case 'difference':
      return [measure.of, measure.less];
    case 'mean':
    case 'sum':
    case 'rate':
    case 'rows-per':
    case 'spread':
      return [measure.column];
  }
}
