import { limits } from '../../limits';

/** The result by what was measured: how often it is at the two ends of a measure. */
export const LIMITS = limits({
  end: {
    value: 0.25,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'A quarter is an end with rows enough to count in, and a word that readers know; equal values stay together.',
  },
  leastOwn: { value: 0.25, unit: 'times the strength', found: 'judged', reason: 'What comes with another column is told, and told late: who asks for this measure learns what lies behind it.' },
  liesIn: { value: 0.5, unit: 'share', found: 'judged', reason: 'A measure lies in the groups of a column when most of how its ranks differ lies between them.' },
  furtherThanResult: { value: 2, unit: 'times', found: 'judged', reason: 'What comes of the result alone tells no more of a measure than the result does (data processing inequality); twice as much is beyond what chance adds.' },
  leftByOther: { value: 0.5, unit: 'share of the difference', found: 'judged', reason: 'As of a mix: where more than half remains, the measure tells of the result by itself.' },
  ofLimitAlone: { value: 0.5, unit: 'of the connection', found: 'judged', reason: 'A limit says little by itself: how much is below it says it.' },
  partOfRows: { value: 0.98, unit: 'share of the rows', found: 'judged', reason: 'Of two counts the one is a part of the other where it is no larger but for slips.' },
  fewestRows: { value: 20, unit: 'rows', found: 'judged', reason: 'A share of fewer moves by more than five points with a single row.' },
  bins: { value: 40, unit: 'bins of rows', found: 'budget', reason: 'A quarter is ten of them; finer ones tell no more of a rate that moves over it.' },
  beyondRamps: { value: 6, unit: 'log likelihood', found: 'measured', reason: 'A jump must be four hundred times likelier than any rate that moves evenly over a quarter of the rows and more.' },
  ofItsOwn: { value: 6, unit: 'log likelihood', found: 'judged', reason: 'What cuts one side of a border so much more clearly than its place by chance is a second border: then none is the one.' },
}); // prettier-ignore
