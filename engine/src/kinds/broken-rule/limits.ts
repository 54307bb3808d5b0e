import { limits } from '../../limits';

/** Rows that break a rule which nearly all others keep. */
export const LIMITS = limits({
  mostScattered: {
    value: 0.03,
    unit: 'of the rows',
    found: 'judged',
    reason: 'What breaks a rule more often, here and there, is another way of doing things, and no slip.',
  },
  mostLabels: { value: 60, unit: 'labels', found: 'budget', reason: 'Of a column with more each has hardly any rows.' },
  leastOfBroken: {
    value: 0.6,
    unit: 'of the rows that break it',
    found: 'judged',
    reason: 'Lie with a label, or in a time, that is named as where to look: clearly more than half.',
  },
  fewestThere: { value: 4, unit: 'rows', found: 'judged', reason: 'Of fewer that break it no place can be named.' },
  mostWindows: { value: 400, unit: 'rows', found: 'budget', reason: 'That break it, between any two of which a time is tried.' },
  largestP: {
    value: 0.001,
    unit: 'p',
    found: 'judged',
    reason: 'Of a time within a label that was found by its certain rows: where it is larger the label is named without one.',
  },
  onItsOwn: {
    value: 0.5,
    unit: 'of the rows of a label',
    found: 'judged',
    reason: 'That have another factor in common all the time: a rate of its own (a reduced tax), and nothing that anybody broke.',
  },
  ofItsOwn: { value: 0.97, unit: 'of the rows of a label', found: 'judged', reason: 'That have another flag than their figures say, all the time: what is agreed upon there (no target, no fine) is another matter.' },
  alike: {
    value: 0.8,
    unit: 'of the rows that break it',
    found: 'judged',
    reason: 'That are off in one way: so many have one cause.',
  },
  sameFactor: { value: 0.002, unit: 'of the factor', found: 'judged', reason: 'As near as the factor of figures in cents is known from a few euros.' },
  slack: { value: 3, unit: 'times the tolerance', found: 'judged', reason: 'What a row is off by is rounded as often as both sides of the rule and itself.' },
  least: { value: 1e-9, unit: 'of a unit', found: 'derived', reason: 'As far as computers tell decimals apart.' },
  digits: { value: 4, unit: 'digits', found: 'judged', reason: 'Of a factor that is said.' },
  oneWay: { value: 0.95, unit: 'of what they differ by', found: 'judged', reason: 'Is too much, or too little: the rest is not worth a word.' },
  sameRows: { value: 0.8, unit: 'of the rows', found: 'judged', reason: 'That break two rules: the one is told for both.' },
  leastOnce: { value: 0.05, unit: 'of the rows of a place', found: 'judged', reason: 'Are as another: of fewer there may be two things of one sort.' },
  namedRows: { value: 3, unit: 'rows', found: 'judged', reason: 'By which somebody finds the first of them.' },
  mostTold: { value: 4, unit: 'rules', found: 'judged', reason: 'One slip often breaks several; more are not read.' },
  weight: { value: 1, unit: 'strength', found: 'judged', reason: 'What is wrong in the table, and where, is acted on first.' },
  weightOfMuch: {
    value: 0.8,
    unit: 'strength',
    found: 'judged',
    reason: 'Where no place can be named, but what is off is a hundredth of the whole.',
  },
  much: { value: 0.01, unit: 'of the sum', found: 'judged', reason: 'Of a figure that is off in all: a hundredth of a year’s money is noticed.' },
  weightOfFew: { value: 0.35, unit: 'strength', found: 'judged', reason: 'A few rows to correct, behind what says something of many.' },
}); // prettier-ignore
