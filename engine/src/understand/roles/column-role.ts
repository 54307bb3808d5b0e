import type { ColumnRole } from '../../contracts/column';
import type { ModelColumn } from '../../contracts/table-model';

/** The role in the words of the reports as they are: what does not know the model goes on by these. */
export function columnRoleOf(column: ModelColumn): ColumnRole {
  switch (column.role) {
    case 'identifier':
      return 'identifier';
    case 'code':
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
      return column.time !== 'part' || column.type === 'date' || column.type === 'timestamp' ? 'timestamp' : 'ordered-category';
    case 'measure':
      return ofMeasure(column);
    default:
      return column.role;
  }
}

function ofMeasure({ quantity, overMembers, overTime }: ModelColumn): ColumnRole {
  if (quantity === 'percent') return 'percent';
  if (quantity === 'duration') return 'duration';
  if (quantity === 'money') return 'money';
  return overMembers.how === 'sum' && overTime.how !== 'mean' && !(overTime.how === 'last' && overTime.because.by === 'values')
    ? 'measure-additive'
    : 'measure-intensive';
}
