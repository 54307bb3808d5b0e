import { limits } from '../../limits';

/** What is advised. */
export const LIMITS = limits({
  sameLevel: { value: 0.1, unit: 'share of the step', found: 'judged', reason: 'What the periods since a change come to, where it is the level that is told: a level that has changed again, or a line, is none to plan with.' },
  leastBeyond: { value: 1.5, unit: 'times', found: 'judged', reason: 'A group that holds half as much again of a sum as of the rows, or of what the sum is of, is a place to begin; the largest group is not.' },
  fewestCases: { value: 5, unit: 'cases', found: 'judged', reason: 'Between a group and the others: of fewer nobody sees afterwards whether anything has become better.' },
  fewestEvents: { value: 10, unit: 'events', found: 'published', reason: 'Of the unwished in the group: the rule of ten events (Peduzzi et al., J. Clin. Epidemiol. 49, 1996); a rate of fewer is known to within a third of itself at best.' },
  year: { value: 365.25, unit: 'days', found: 'derived', reason: 'The mean length of a year of the calendar.' },
  again: { value: 0.5, unit: 'of what is beyond the usual', found: 'judged', reason: 'A peak that comes half as high a year before or after is that of the season.' },
  classes: { value: 2, unit: 'labels', found: 'judged', reason: 'Two labels that name degrees of one thing (Economy and Express, Low and High) make a column of them.' },
}); // prettier-ignore
