import type { Measure } from '../../insights/frame/frame';
import type { About } from '../about';

/** What to do about a rise or a fall. */
export const adviseOnTrend = ({ measure, group, claim }: About): string =>
  aboutTrend(measure, group, claim.subject.filter.length === 0, claim.direction === 'up');

function aboutTrend(measure: Measure | null, group: string, whole: boolean, up: boolean): string {
  if (!measure)
    return up
      ? `Plan for more ${group}, or find the cause of the growth.`
      : `Check whether fewer ${group} are wanted, or some are no longer recorded.`;
  if (measure.verb !== null)
    return up
      ? `Stop the growth of ${measure.noun}${whole ? '' : ` for ${group}`} before it becomes the rule.`
      : `Keep what has made ${measure.noun} shorter.`;
  return `Find out what moves ${measure.noun}${whole ? '' : ` for ${group}`}, and whether it will go on.`;
}
