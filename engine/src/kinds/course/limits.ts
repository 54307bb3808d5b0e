import { limits } from '../../limits';

/** The course of series. */
export const LIMITS = limits({
  fewestPeriods: { value: 3, unit: 'periods', found: 'judged', reason: 'Two figures are a difference and no course.' },
  mostMeasures: { value: 4, unit: 'measures', found: 'budget', reason: 'The first ones are what a reader asks about; the others stand in their columns.' },
  fullPeriod: { value: 0.5, unit: 'share of the usual rows', found: 'judged', reason: 'A mean of fewer readings is that of a part of the period.' },
  periodsAround: { value: 3, unit: 'periods', found: 'judged', reason: 'On each side, by which it is known how many of a panel are read at a time.' },
  membersThere: { value: 0.95, unit: 'of those around', found: 'judged', reason: 'A day of the week on which some rest comes once more or less in a month: that is two in a hundred.' },
  leastInside: { value: 0.9, unit: 'share of the sum', found: 'judged', reason: 'Where whole periods leave more than a tenth outside, the largest move may lie there.' },
  mostPoints: { value: 600, unit: 'points', found: 'budget', reason: 'A line of more points than pixels shows none of them.' },
  oneWay: { value: 0.6, unit: 'share of the range', found: 'judged', reason: 'Ends this far apart are what the course comes to; less, and its turn is the larger move.' },
  turn: { value: 0.4, unit: 'share of the range', found: 'judged', reason: 'A turn that leaves more than this behind is seen in the picture before the ends are.' },
  beyond: { value: 0.15, unit: 'share of the range', found: 'judged', reason: 'A high or low that far beyond the ends is told beside them.' },
  fewestForLevel: { value: 12, unit: 'periods', found: 'judged', reason: 'Of fewer, what is finer in the data says better whether they move.' },
  mostScatter: { value: 0.25, unit: 'share of the variance', found: 'derived', reason: 'Of a line with so much around it, its ends err by a fifth of the way; with more, two readings stand for no level.' },
  alongSteps: { value: 0.002, unit: 'p', found: 'judged', reason: 'Of the things’ own slopes, or of a line through the means of all steps: below, they rise or fall and do not only scatter.' },
  fewestThings: { value: 5, unit: 'things', found: 'judged', reason: 'The slopes of fewer say little of how slopes differ.' },
  parts: { value: 3, unit: 'parts of the time', found: 'judged', reason: 'The levels of the first and the last of them tell which way it goes; what is between parts them.' },
  mostMembers: { value: 50, unit: 'labels', found: 'judged', reason: 'Of more, none makes a mean by itself.' },
  timesTheOthers: { value: 3, unit: 'times the next one’s move', found: 'judged', reason: 'Of members that all wander the farthest seldom goes that much farther than the next.' },
  mostOfOthers: { value: 0.2, unit: 'share of the move', found: 'judged', reason: 'Where all others take no more of it, the mean moves for one of them.' },
  flat: { value: 0.02, unit: 'share of the level', found: 'judged', reason: 'A range below it reads as no change once rounded.' },
  stopsOfPath: { value: 4, unit: 'points', found: 'judged', reason: 'With both ends: a path with a single turn is one sentence.' },
  leastTurn: { value: 0.15, unit: 'share of the range', found: 'judged', reason: 'A turn that gives back less than that is no part of the path.' },
  leastSwing: { value: 0.1, unit: 'of the mean', found: 'judged', reason: 'Between the highest and the lowest period: less of what has groups is how it goes, and leads no report.' },
  weightOfLevel: { value: 0.4, unit: 'strength', found: 'judged', reason: 'Half of that for a series that goes nowhere: between what it varies is read after what is certain.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: 'An exact description of what the table is about.' },
}); // prettier-ignore
