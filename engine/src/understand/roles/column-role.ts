import { isDay } from '../../contracts/table/is-day';
import type { ColumnRole } from '../../contracts/table/column';
import type { ModelColumn } from '../../contracts/table/table-model';
import { POSTCODE } from './decided';

/** The role in the words of the reports as they are: what does not know the model goes on by these. */
export function columnRoleOf(column: ModelColumn): ColumnRole {
  switch (column.role) {
    case 'identifier':
      return 'identifier';
    case 'code':
      if (column.because.by === 'word' && column.because.means === POSTCODE) return 'geography';
      return column.type === 'text' ? 'category' : 'identifier';
    case 'rank':
    case 'ordered-category':
      return 'ordered-category';
    case 'category':
    case 'coded-category':
      return 'category';
    case 'coordinate':
      return 'geography';
    case 'time':
      return column.time !== 'part' || isDay(column) ? 'timestamp' : 'ordered-category';
    case 'measure':
      return ofMeasure(column);
    case 'boolean':
    case 'constant':
    case 'empty':
    case 'geography':
    case 'personal-data':
    case 'text':
      return column.role;
  }
}

function ofMeasure({ quantity, overMembers, overTime }: ModelColumn): ColumnRole {
  if (quantity === 'percent') return 'percent';
  if (quantity === 'duration') return 'duration';
  if (quantity === 'money') return 'money';
  // What was added up before is a level, and so is what is only read as one.
  const level = overTime.how === 'last' && overTime.because.by !== 'word' && overTime.because.by !== 'shape';
  return overMembers.how === 'sum' && !level ? 'measure-additive' : 'measure-intensive';
}
