import { limits } from '../../../limits';

/** Arithmetic that most rows keep, and some break. */
export const LIMITS = limits({
  leastKept: {
    value: 0.85,
    unit: 'of the rows',
    found: 'judged',
    reason: 'A rule of which more than one row in seven is an exception is one way among several.',
  },
  leastKeptOfProbes: {
    value: 0.65,
    unit: 'of the rows tried first',
    found: 'derived',
    reason: 'Of forty rows a rule that 85 of 100 keep is kept by fewer once in 700 times.',
  },
  leastKeptOfPart: {
    value: 0.75,
    unit: 'of the rows in which a part matters',
    found: 'judged',
    reason: 'Those that break a rule may all be among the rows of one part; a part that does not belong there is kept by none.',
  },
  fewestOfPart: {
    value: 12,
    unit: 'rows',
    found: 'judged',
    reason: 'In which a part is more than nought (or a factor other than one): as many as a relation needs at all.',
  },
  leastOfPart: {
    value: 0.03,
    unit: 'of the rows',
    found: 'judged',
    reason: 'In which a part must matter: with fewer, what it adds is no more than the exceptions are.',
  },
  fewestRows: { value: 40, unit: 'rows', found: 'judged', reason: 'One in seven of fewer are hardly six exceptions.' },
  probes: { value: 40, unit: 'rows', found: 'budget', reason: 'In which a rule is tried first: those with the most numbers.' },
  screened: { value: 400, unit: 'rows', found: 'budget', reason: 'On which a rule is counted before all of them.' },
  missedAtOnce: {
    value: 4,
    unit: 'rows',
    found: 'derived',
    reason: 'Missed before half as many are kept: of a rule that 85 of 100 keep that happens once in 400 times.',
  },
  columns: {
    value: 24,
    unit: 'columns',
    found: 'budget',
    reason: 'The first ones among which rules are looked for: the tries grow with the fourth power.',
  },
  columnsOfMany: {
    value: 14,
    unit: 'columns',
    found: 'budget',
    reason: 'Among which something is added to what has three parts already: the tries grow with the fifth power.',
  },
  columnsOfShares: {
    value: 4,
    unit: 'columns',
    found: 'budget',
    reason: 'Of the fewest values, tried as a part that is taken off.',
  },
  sketchRows: {
    value: 4,
    unit: 'rows',
    found: 'derived',
    reason: 'Of four rows none breaks a rule that 85 of 100 keep in one of two tries.',
  },
  sketches: { value: 9, unit: 'sketches', found: 'derived', reason: 'All nine have a row that breaks it once in 500 tables.' },
  coarsest: {
    value: 20,
    unit: 'times half the last digit',
    found: 'judged',
    reason: 'Ten cents: as coarse as prices are rounded whose cents are written.',
  },
  asWell: {
    value: 1.25,
    unit: 'times the exceptions',
    found: 'judged',
    reason: 'Of one equation it is the same rule, whichever column stands alone.',
  },
  onSteps: {
    value: 0.85,
    unit: 'of the figures',
    found: 'derived',
    reason:
      'That are a multiple of the step that they are rounded to: as many as keep a rule; of any figures one in five would be.',
  },
  offStep: { value: 1e-6, unit: 'steps', found: 'derived', reason: 'What a quotient of numbers in memory may be off.' },
});
