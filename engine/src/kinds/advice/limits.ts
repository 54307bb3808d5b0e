import { limits } from '../../limits';

/** What is advised. */
export const LIMITS = limits({
  sameLevel: { value: 0.1, unit: 'share of the step', found: 'judged', reason: 'What the periods since a change come to, where it is the level that is told: a level that has changed again, or a line, is none to plan with.' },
}); // prettier-ignore
