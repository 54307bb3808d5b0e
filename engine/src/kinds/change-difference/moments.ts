import type { Frame } from '../../insights/frame/frame';
import { withinPeriods } from '../../insights/series/series';
import { name } from '../../insights/sql';
import { stepOf, type Step } from '../course/along-steps';

/** The moments at which things are read again: counted ones, two dates, or the complete periods of a timeline. */
export function momentsOf(frame: Frame): Step | null {
  const { timeline, panel } = frame;
  if (!panel) return null;
  const step = stepOf(frame);
  if (step || !timeline) return step;
  const whole = timeline.edges.length > 2;
  const grain = whole ? timeline.grain : timeline.finest;
  const at = `date_trunc('${grain}', CAST(${name(timeline.column.name)} AS TIMESTAMP))`;
  const within = whole ? { within: withinPeriods(timeline) } : {};
  return { sql: at, columns: [timeline.column.name], axis: null, grain, place: `epoch_ms(${at})`, ...within };
}
