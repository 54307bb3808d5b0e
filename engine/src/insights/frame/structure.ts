import type { Subject } from '../../contracts/claim';
import type { TypedMeasure } from '../../contracts/measure';
import { isSameQuantity } from '../../profile/roles/same-quantity';
import { areMadeOfOne, basesOf } from '../../understand/algebra/bases';
import type { Frame } from './frame';
import { measureOf } from './measure-of';

/**
 * Whether a subject sets a column beside one that it is computed from (a tax and its price), or one that was computed from the same: or another version of it: that they
 * go together is arithmetic, and no news.
 */
export function structureOf({ table, measures }: Pick<Frame, 'table' | 'measures'>): (subject: Subject) => boolean {
  const bases = basesOf(table.model?.algebra ?? []);
  return ({ breakdown, measure, filter }) => {
    const by = [
      ...(breakdown === null ? [] : [breakdown].flat()).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]),
      ...filter.map(({ column }) => column),
    ];
    const of = measureOf({ measures }, measure)?.columns ?? columnOf(measure);
    return by.some((a, i) =>
      [...of, ...by.slice(i + 1)].some((b) => areMadeOfOne(bases, a, b) || (a !== b && isSameQuantity(a, b))),
    );
  };
}

const columnOf = (measure: TypedMeasure): string[] => ('column' in measure ? [measure.column] : []);
