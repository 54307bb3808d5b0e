import type { Measure } from '../../insights/frame/frame';
import type { About } from '../about';

/** What to do about a group whose level differs. */
export const adviseOnLevel = ({ who, measure, claim }: About): string | null =>
  who && measure ? aboutLevel(measure, who, claim.direction === 'high') : null;

function aboutLevel(measure: Measure, who: string, high: boolean): string {
  if (measure.verb !== null || measure.unit === 'min')
    return high ? `Find out what holds ${who} up.` : `See what goes faster with ${who}, and whether others can copy it.`;
  if (/satisf|csat|nps|rating|score/i.test(measure.id))
    return high ? `See what ${who} get that others do not.` : `Ask what is missing for ${who}.`;
  if (/cost|price|amount|expense|spend|fee/i.test(measure.id))
    return high
      ? `Check whether the higher ${measure.noun} of ${who} is intended.`
      : `See why ${measure.noun} is lower for ${who}.`;
  return `Find out what sets ${who} apart in ${measure.noun}.`;
}
