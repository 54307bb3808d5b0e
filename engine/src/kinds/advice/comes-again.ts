import { countSeries, meanSeries } from '../../insights/series/series';
import { rowsOfLabel } from '../../insights/series/some-rows';
import { DAY } from '../../insights/frame/time/periods';
import type { About } from '../about';
import { LIMITS } from './limits';

/** Whether what stands out at a time stands out in the same part of the year before or after as well: Christmas comes again, and nothing is to be looked through for it. */
export function comesAgain({ timeline, measure, outer, claim: { member, value, baseline, subject } }: About): boolean {
  if (!timeline || member === null || value === null || baseline === null) return false;
  const label = subject.filter.find(({ column }) => column === outer?.column.name)?.value;
  const rows = outer ? rowsOfLabel(outer, outer.labels.indexOf(String(label))) : null;
  const { values } = measure ? meanSeries(timeline, measure, rows) : countSeries(timeline, rows);
  const at = Date.parse(member);
  return [-1, 1].some((way) => {
    const place = timeline.edges.findLastIndex((edge) => edge <= at + way * LIMITS.year * DAY);
    // A week of the year lies now in this week of the calendar, now in that.
    return (
      place >= 0 &&
      [...values.subarray(Math.max(0, place - 1), place + 2)].some((one) => (one - baseline) / (value - baseline) >= LIMITS.again)
    );
  });
}
