import type { Claim } from '../../contracts/report/claim';
import type { Frame } from '../../insights/frame/frame';
import { measureOf, outcomeOf } from '../../insights/frame/measures/measure-of';
import type { Few } from './few-sql';
import { figuresOf, type Question } from './figures';
import { membersOf, type Members } from './members';

/** The few that a claim tells of, with all members of their column. */
export function toldOf(frame: Frame, claim: Claim): { told: Few; members: Members; question: Question } | null {
  const { breakdown } = claim.subject;
  const members = membersOf(frame).find(({ column }) => column === breakdown);
  const question = questionOf(frame, claim.subject);
  if (!members || !question) return null;
  const direction = claim.direction === 'low' ? 'low' : 'high';
  const { least } = figuresOf(frame, members, question, 1);
  const how = question.of === 'sum' && direction === 'low' ? 'below' : 'apart';
  return {
    told: { how, question, members, few: new Set(), like: null, least, count: claim.effect ?? 0, direction },
    members,
    question,
  };
}

function questionOf(frame: Frame, { measure: typed, filter }: Claim['subject']): Question | null {
  if (typed.op === 'count') return { of: 'rows' };
  const outcome = outcomeOf(frame, typed);
  if (outcome) return { of: 'share', ...outcome };
  const measure = measureOf(frame, typed);
  const [since] = filter;
  if (typed.op === 'sum') return measure && { of: 'sum', measure, ...(since ? { since: Date.parse(String(since.value)) } : {}) };
  return measure && { of: 'level', measure };
}
