import { limits } from '../../../limits';

/** Differences that one group alone has. */
export const LIMITS = limits({
  mostLabels: { value: 12, unit: 'labels', found: 'budget', reason: 'Cells grow with the product of labels.' },
  mostOutcomes: { value: 4, unit: 'columns', found: 'budget', reason: 'Outcomes that are looked through.' },
  mostLabelsOfOutcomes: { value: 6, unit: 'labels', found: 'judged', reason: 'An outcome has few labels.' },
  leastLevel: {
    value: 0.6,
    unit: 'standard deviations of ranks',
    found: 'judged',
    reason: 'Least difference of a level inside the group.',
  },
  nothingLeft: {
    value: 0.2,
    unit: 'share of the difference',
    found: 'judged',
    reason: 'What is left of a difference by one column alone when the one cell makes all of it.',
  },
  quieter: {
    value: 0.01,
    unit: 'share',
    found: 'derived',
    reason: 'Of two ways to tell a cell the one from which elsewhere is quieter wins ties.',
  },
  fewestRows: { value: 15, unit: 'rows', found: 'judged', reason: 'Each of the four compared parts must have so many.' },
  fewEvents: {
    value: 5,
    unit: 'events',
    found: 'judged',
    reason:
      'Or rows without one, in a cell or to be expected there: with fewer a normal curve makes a certainty of one event more (Cochran, 1954).',
  },
  fewestElsewhere: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'Rows that another group adds to what is compared elsewhere.',
  },
  turns: {
    value: 30,
    unit: 'turns',
    found: 'judged',
    reason: 'Row and column effects in turns settle within so many unless two columns all but determine each other.',
  },
  alike: {
    value: 0.5,
    unit: 'variances of single rows',
    found: 'derived',
    reason: 'Less than one row strays by: without either cell the others add up alike.',
  },
  standsOut: {
    value: 0.5,
    unit: 'share',
    found: 'judged',
    reason: 'Of what the cell that stands out most saves a cell that is told must save so much.',
  },
  leastMix: {
    value: 0.9,
    unit: 'share of the rows',
    found: 'judged',
    reason:
      'Of what a label is compared with in its group nearly all must be found elsewhere, to be compared there in the same mix.',
  },
  mostElsewhere: {
    value: 0.35,
    unit: 'share of the difference',
    found: 'judged',
    reason: 'Elsewhere it must be smaller, or the other way round.',
  },
  impactOfRows: {
    value: 3,
    unit: 'times the share of the rows',
    found: 'judged',
    reason: 'A cell is small by nature: a third of all rows in it concern the whole table.',
  },
  certainElsewhere: {
    value: 2.6,
    unit: 'deviations',
    found: 'derived',
    reason:
      'Two-sided 1 % of a standard normal variable: that it is the other way round elsewhere is said where it is so beyond chance.',
  },
});
