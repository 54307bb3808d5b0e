import { limits } from '../../limits';

/** Things whose readings stop before those of the others. */
export const LIMITS = limits({
  fewestThings: { value: 5, unit: 'things', found: 'judged', reason: 'Of a group: of fewer a single one is a fifth.' },
  fewestMoments: { value: 3, unit: 'moments', found: 'judged', reason: 'Of two moments the second is the end for all.' },
  mostLabels: { value: 12, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  fullStep: { value: 0.5, unit: 'share of the most things', found: 'judged', reason: 'The last moment at which so many were read is the end of the plan; what was read after it was read of some.' },
  mostElsewhere: { value: 0.05, unit: 'share of the things', found: 'judged', reason: 'Of those that were read to the end: a label that more of them have is no reason to end.' },
  leastOfEnds: { value: 0.25, unit: 'share of the early ends', found: 'judged', reason: 'That bear a label at their last reading: fewer are single notes.' },
  mostReasons: { value: 2, unit: 'labels', found: 'judged', reason: 'More of what is noted at an end is read in the table.' },
  largestP: { value: 0.01, unit: 'p', found: 'judged', reason: 'Times the groups and columns that were asked: below it one group ends early, and this is told first. Of a hundred tables in which nothing differs one shows it.' },
  weight: { value: 0.85, unit: 'strength', found: 'judged', reason: 'Who dies or leaves in one group is asked right after what its things do.' },
  weightOfAll: { value: 0.2, unit: 'strength', found: 'judged', reason: 'Ends that all groups share say how many the last figures rest on.' },
}); // prettier-ignore
