import { limits } from '../../../limits';

/** Differences that one group alone has. */
export const LIMITS = limits({
  mostLabels: {
    value: 40,
    unit: 'labels',
    found: 'budget',
    reason: 'Cells grow with the product of labels; of more labels hardly a cell has rows enough.',
  },
  mostOutcomes: { value: 6, unit: 'labels', found: 'budget', reason: 'Outcomes that are looked through.' },
  mostLabelsAsked: {
    value: 2,
    unit: 'labels',
    found: 'budget',
    reason: 'Of one column, of what nobody wishes for or what is still open.',
  },
  mostLabelsOfOutcomes: { value: 6, unit: 'labels', found: 'judged', reason: 'An outcome has few labels.' },
  leastLevel: {
    value: 0.6,
    unit: 'standard deviations of ranks',
    found: 'judged',
    reason: 'Least difference of a level inside the group.',
  },
  leastAlone: {
    value: 0.3,
    unit: 'standard deviations of ranks',
    found: 'published',
    reason:
      'As of any group (`leastOfSpread`): where neither the row nor the column has anything of it elsewhere, the cell is one.',
  },
  halfStrength: {
    value: 1.5,
    unit: 'standard deviations of single rows',
    found: 'judged',
    reason: 'As of a step of one group (`group-step`): what one cell alone has is to be acted on as well.',
  },
  sureAlong: {
    value: 0.001,
    unit: 'p',
    found: 'judged',
    reason: 'Of a cell that is certain, what else differs in it: a column explains at the same bar (`adjusted-difference`).',
  },
  mostAlong: { value: 3, unit: 'measures', found: 'judged', reason: 'More figures in one sentence are not read.' },
  leastOfOneSize: {
    value: 0.7,
    unit: 'ρ',
    found: 'judged',
    reason: 'Half of how amounts differ (r²) is their size: what they come to by each other differs less than either.',
  },
  mostQuotients: {
    value: 4,
    unit: 'pairs',
    found: 'budget',
    reason: 'As of sums that are set against each other: pairs grow with the square.',
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
