import type { Frame } from '../../insights/frame/frame';
import { withinPeriods } from '../../insights/series/series';
import { name } from '../../insights/sql';
import { stepOf, type Step } from '../course/along-steps';

/** The moments at which things are read again: counted ones, a few dates, or the complete periods of a timeline. */
export function momentsOf(frame: Frame): Step | null {
  const { timeline, panel } = frame;
  if (!panel) return null;
  if (!timeline || timeline.edges.length < 3) return stepOf(frame);
  const at = `date_trunc('${timeline.grain}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`;
  return {
    sql: at,
    columns: [timeline.column.name],
    axis: null,
    grain: timeline.grain,
    place: `epoch_ms(${at})`,
    within: withinPeriods(timeline),
  };
}
