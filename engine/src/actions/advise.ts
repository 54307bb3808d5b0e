import { measureOf, measureSplitBy, outcomeOf } from '../insights/frame/measure-of';
import type { Claim } from '../contracts/claim';
import { human, labelText } from '../wording/human';
import { rowsWith } from '../wording/phrases';
import type { Frame, Measure } from '../insights/frame/frame';

/** What to do about a claim, in one sentence without a number; null when the claim calls for nothing. */
export function advise(frame: Frame, claim: Claim): string | null {
  const { breakdown, measure: typed, filter } = claim.subject;
  const measure = measureOf(frame, typed);
  const dimension = frame.dimensions.find((candidate) => candidate.column.name === breakdown);
  const [condition] = filter;
  const outer = condition && frame.dimensions.find((candidate) => candidate.column.name === condition.column);
  const other = outcomeOf(frame, typed)?.dimension;
  const driverOf = claim.kind === 'correlation' ? measureSplitBy(frame, breakdown) : undefined;
  const who = dimension && claim.member !== null ? rowsWith(frame, dimension, claim.member) : null;
  const group = outer && condition ? rowsWith(frame, outer, String(condition.value)) : frame.rows;
  switch (claim.kind) {
    case 'dominance':
      if (!dimension || claim.member === null) return null;
      if (dimension.outcome || dimension.column.role === 'ordered-category') return null;
      return dimension.entity
        ? `Check whether so many ${group} should lie with ${labelText(claim.member)}, and spread them if not.`
        : outer
          ? `When working on ${group}, begin with ${dimension.noun} ${labelText(claim.member)}.`
          : frame.ticketLike
            ? `Begin with ${who ?? frame.rows}: what helps there helps most.`
            : null;
    case 'group-difference': {
      const entity = typed.op === 'rows-per' ? typed.column : null;
      if (who && entity !== null)
        return claim.direction === 'high'
          ? `Find out why there are more ${frame.rows} for each ${human(entity)} among ${who}, and whether the load can be shared.`
          : `See whether there is room for more ${frame.rows} for each ${human(entity)} among ${who}.`;
      const parts =
        who && typed.op === 'quotient'
          ? frame.measures.filter(({ typed: own }) => own.op === 'mean' && [typed.of, typed.by].includes(own.column))
          : [];
      if (who && parts.length > 1 && !measure)
        return `Find out why ${parts.map(({ noun }) => noun).join(' and ')} stand otherwise to each other for ${who}.`;
      return who && measure ? aboutLevel(measure, who, claim.direction === 'high') : null;
    }
    case 'rate-difference':
      return who ? `Find out what makes ${who} different here, and whether it can be changed.` : null;
    case 'association':
      return who && dimension && other
        ? `Compare by ${dimension.noun} and ${other.noun} together: a difference by one of them may come from the other.`
        : null;
    case 'contribution':
      return who && measure && dimension?.outcome === false ? `To change total ${measure.noun}, begin with ${who}.` : null;
    case 'trend':
    case 'subgroup-trend':
      return aboutTrend(measure, group, condition === undefined, claim.direction === 'up');
    case 'change-point':
      return `Find out what changed at that time, and whether the new level is wanted.`;
    case 'spike':
      if (measure)
        return `Find out what made ${measure.noun} ${claim.direction === 'up' ? 'peak' : 'drop'} then${condition ? ` for ${group}` : ''}, and whether it can come back.`;
      return claim.direction === 'up'
        ? `Find out what set off the surge of ${group}, and prepare for the next.`
        : `Check whether ${frame.rows} of that time are missing from the data.`;
    case 'seasonality':
      return typed.op === 'count'
        ? `Expect the same rhythm again, and plan for its busy times.`
        : `Compare ${measure?.noun ?? 'values'} with the same part of the cycle, not with the period before.`;
    case 'driver':
      return who ? `Look at ${who} first to explain the change.` : null;
    case 'outlier':
      return `Look at ${claim.value === 1 ? `this one by itself: it is an error to mend or a case` : `these ${frame.rows} one by one: they are errors to mend or cases`} to learn from.`;
    case 'correlation':
      return measure && driverOf
        ? `Where ${driverOf.noun} is known early, use it to foresee ${measure.noun}${condition ? ` of ${group}` : ''}; test for a cause before acting on it.`
        : null;
    case 'repetition':
      return `Check these ${frame.rows} for double entry or abuse.`;
    case 'terms':
      return claim.member === null || breakdown !== null
        ? null
        : `Read a few ${frame.rows} with “${claim.member}” and look for a common cause.`;
    default:
      return null;
  }
}

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
