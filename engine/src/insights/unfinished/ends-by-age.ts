import { hasThingsEnd, saysThingGone } from '../../understand/outcome/leaving-date';
import { correlate } from '../../stats/correlation/spearman';
import { rank } from '../../stats/distributions/ranks';
import type { Dimension, Frame, Measure, Timeline } from '../frame/frame';
import { modelColumnOf } from '../frame/roles';
import { isRegister } from '../frame/time/register';
import { LIMITS } from './limits';

export interface EndsByAge {
  /** Columns of labels of which one is an end. */
  ends: ReadonlySet<string>;
  /** Columns that say when a thing began, or how old it is. */
  begins: ReadonlySet<string>;
}

/**
 * Members and things of a list with a status that ends them: what began long ago has had the time to come to its end, so that the end goes with an early beginning, and
 * with a high age, by nature.
 */
export function endsByAge({ table, dimensions, measures, timeline }: Frame): EndsByAge | null {
  if (table.model?.shape.kind !== 'entity') return null;
  const ends = dimensions.filter(
    ({ column, ...one }) =>
      // At one age of all it hangs on no beginning.
      column.name !== table.stay?.column && ((isRegister(table) && one.event !== undefined) || endsThing({ column, ...one })),
  );
  if (ends.length === 0) return null;
  const begins = measures.filter(
    (measure) =>
      measure.columns.length === 1 &&
      ((timeline && goesByStart(measure, timeline)) ||
        (modelColumnOf(table, measure.columns[0] ?? '')?.quantity === 'age' && ends.some(endsThing))),
  );
  return {
    ends: new Set(ends.map(({ column }) => column.name)),
    begins: new Set([...(timeline ? [timeline.column.name] : []), ...begins.flatMap(({ columns }) => columns)]),
  };
}

/** Whether a status has an end of things, or a yes or no says that they came to it. */
const endsThing = ({ column, labels, event }: Dimension): boolean =>
  hasThingsEnd(column.name, labels) || (event !== undefined && saysThingGone(column.name));

/** Whether a figure is the time of the beginning in other words: an age, a year, a number that is given in turn. */
function goesByStart({ ranks }: Measure, timeline: Timeline): boolean {
  const found = correlate(ranks, rank(timeline.values).ranks);
  return found !== null && Math.abs(found.r) >= LIMITS.isStart;
}
