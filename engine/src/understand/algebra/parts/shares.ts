import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { ModelColumn } from '../../../contracts/table/table-model';
import type { Sample } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { FEWEST_ROWS, mostOff } from '../proposal';

/**
 * Parts and wholes that a share in the table tells: closed in time of all that was asked for, approved of all who applied. What is never above
 * that by which it is divided into a percentage is a part of it, whatever both are called.
 */
export function sharesOfWholes(
  sample: Sample,
  relations: readonly ColumnRelation[],
  columns: readonly ModelColumn[],
): Grouping[] {
  const byName = new Map(sample.columns.map((column) => [column.name, column]));
  return relations.flatMap((relation): Grouping[] => {
    if (relation.kind !== 'quotient' || relation.of.length !== 1 || relation.by.length !== 1 || relation.less.length > 0)
      return [];
    const isShare = columns.some(
      ({ name, quantity }) => name === relation.target && (quantity === 'percent' || quantity === 'rate'),
    );
    const [part, whole] = [byName.get(relation.of[0] ?? ''), byName.get(relation.by[0] ?? '')];
    if (!isShare || !part || !whole || (relation.factor !== 1 && relation.factor !== 100)) return [];
    const rows = [...whole.values.keys()].filter(
      (row) => whole.values[row] === whole.values[row] && part.values[row] === part.values[row],
    );
    const off = rows.filter((row) => (part.values[row] ?? 0) > (whole.values[row] ?? 0)).length;
    return rows.length < FEWEST_ROWS || off > mostOff(rows.length)
      ? []
      : [{ relation: { kind: 'part', target: part.name, of: whole.name }, counted: { rows: rows.length, off } }];
  });
}
