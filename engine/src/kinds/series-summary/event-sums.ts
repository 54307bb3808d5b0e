import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { totalOf } from '../../insights/judge/total-of';
import { aDay, extremesADay } from '../../insights/series/a-day';
import { isRunningTotal } from '../../insights/series/running-total';
import { pathOf } from '../course/course';
import type { SummaryTold } from './say';
import { LIMITS } from './limits';

/** What events bring in all, a period: its mean, the least and the most of what leads the table and adds up. */
export function eventSums(frame: Frame): Pick<Finding<SummaryTold>, 'subject' | 'unit' | 'n' | 'sql' | 'told' | 'topics'>[] {
  const { timeline, table } = frame;
  if (!timeline || timeline.edges.length - 1 < LIMITS.fewestPeriods || table.model?.shape.kind !== 'event') return [];
  const [measure] = leadOfFamilies(frame).filter(({ columns }) => !columns.includes(timeline.column.name));
  if (!measure?.additive || isRunningTotal(frame, measure)) return [];
  const { of, steps, grain } = pathOf(frame, timeline, measure);
  if (of !== 'sum') return [];
  const at = (end: 'least' | 'most') => `epoch_ms(min(x) FILTER (WHERE y = ${end}))`;
  return [
    {
      subject: { filter: [], breakdown: timeline.column.name, measure: totalOf(measure.typed) },
      unit: measure.unit,
      n: frame.n,
      sql:
        `SELECT avg(y) AS value, min(y) AS low, max(y) AS high, ${at('least')} AS low_at, ${at('most')} AS high_at, ${extremesADay} sum(n) AS n, count(*) AS steps FROM ` +
        `(SELECT *, max(y) OVER () AS most, min(y) OVER () AS least, max(a_day) OVER () AS most_a_day, min(a_day) OVER () AS least_a_day FROM ` +
        `(SELECT x, y, n, ${aDay(grain)} AS a_day FROM (${steps})))`,
      told: { measure, timeline: { ...timeline, grain }, figures: steps, sums: true },
      topics: [measure.id],
    },
  ];
}
