import { limits } from '../../../limits';

/**
 * The order of findings, from what somebody acts on to what everybody knows. A finding's score is its strength times one of these; several of them only where they
 * are told of different things.
 *
 * 1. What is to be put right or done, and what leads a table without a result: 1.
 * 2. The result by what was there first, then by anything else, and what changed for one group alone.
 * 3. Money, times and rates where no result is read.
 * 4. What stands beside all that: answers, labels by labels, the weather, how often a label comes about.
 * 5. What is only known (`known.ts`): one tenth of any of these, and never among those that lead while there is something else.
 */
export const LIMITS = limits({
  ofOutcomeFirst: {
    value: 1,
    unit: 'times the score',
    found: 'judged',
    reason: 'What an outcome does by what somebody is or what was done is asked first.',
  },
  ofOutcome: { value: 0.8, unit: 'times the score', found: 'judged', reason: 'Other differences of the outcome come next.' },
  notLeading: {
    value: 0.55,
    unit: 'times the score',
    found: 'judged',
    reason: 'What the table is about (its course, its order, a reversal) is described before what was tested in it.',
  },
  ofOutcomeAnswer: {
    value: 0.4,
    unit: 'times the score',
    found: 'judged',
    reason: 'Answers that were given together go together: half of what any other difference of the outcome is worth.',
  },
  besideOnlyMeasure: {
    value: 0.25,
    unit: 'times the score',
    found: 'judged',
    reason:
      'Where a table measures one quantity, or is led by one, that is what its rows are there for: which labels go together stands behind a difference of it of half the size (0.25 is below 0.55 / 2).',
  },
  ofCondition: {
    value: 0.15,
    unit: 'times the score',
    found: 'judged',
    reason: 'As of what is beside a result: the course of the weather is not what a table of rentals is kept for.',
  },
  besideOutcome: {
    value: 0.07,
    unit: 'times the score',
    found: 'judged',
    reason:
      'Where a table has an outcome, what does not concern it is background: two columns that go together wholly (1) stand behind a small difference of the outcome in all rows (φ or ρ .1, Cohen 1988, at .8).',
  },
  frequencyBesideOutcome: {
    value: 0.05,
    unit: 'times the score',
    found: 'judged',
    reason:
      'How often a label comes about is asked last where the table is about what became of its rows: by whom they were drawn decides it.',
  },
  ofFollowedSum: {
    value: 0.3,
    unit: 'times the score',
    found: 'judged',
    reason:
      'What things come to that are read from a start on goes by how many there are, and how often each was read: behind what they are read for.',
  },
  ofKnown: {
    value: 0.1,
    unit: 'times the score',
    found: 'judged',
    reason:
      'What follows from how a thing runs or what a row is leads to nothing: behind a small difference of the result by anything else (0.8 times 0.1, as besideOutcome), and under More.',
  },
  leastOfMetric: {
    value: 0.1,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of one quantity of several: what is measured less often weighs as if it were, or a rare test leads.',
  },
  saidByLabels: {
    value: 0.9,
    unit: 'share of the variance',
    found: 'judged',
    reason: 'As of two measures of which the one says nine tenths of the other: what the labels are called says it already.',
  },
  fewestClasses: { value: 3, unit: 'labels', found: 'judged', reason: 'Of two labels their difference is what is asked.' },
  rowsOfClass: {
    value: 12,
    unit: 'rows',
    found: 'judged',
    reason: 'Of a label on average: labels of fewer rows say much of any measure by chance.',
  },
  mostClasses: {
    value: 12,
    unit: 'columns',
    found: 'budget',
    reason: 'Of labels that may say what a measure is, as they stand.',
  },
  noughtElsewhere: {
    value: 0.1,
    unit: 'share of the other rows',
    found: 'judged',
    reason: 'With more noughts elsewhere a group without any of what is counted may be a finding.',
  },
  lastPeriods: {
    value: 2,
    unit: 'periods',
    found: 'judged',
    reason: 'The last complete one and the one before: what is bought or billed in them is mostly not sold or paid yet.',
  },
  mostlySettled: {
    value: 0.5,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of what goes down to nothing in the end: where most rows have some, it is an amount like any other.',
  },
  seldomBelow: {
    value: 0.05,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'A few credits and corrections are below nought in any book; where more are, it is what is earned or lost.',
  },
  mostlyAbove: {
    value: 0.8,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Noughts and credits have no size; with more of them an amount is there or is not, which is another question.',
  },
  ordersApart: {
    value: 0.3,
    unit: 'spread of logarithms',
    found: 'judged',
    reason: 'Two rows of three lie within a factor of 1.8, a third more or less: what varies less is no matter of size.',
  },
  leastOfSizes: {
    value: 0.5,
    unit: 'correlation of logarithms',
    found: 'published',
    reason: 'A large correlation (Cohen 1988): below it sizes say little of either.',
  },
  aboutTwice: {
    value: 1.6,
    unit: 'ratio of the spreads',
    found: 'judged',
    reason: 'Amounts that go by size vary about as widely; price by weight of diamonds (1.7) is more than that.',
  },
  mostlyOneFigure: {
    value: 0.9,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'As of the variance that labels say: rows of one label, or of one cell of two columns, that have its usual figure.',
  },
  usualFigure: {
    value: 0.7,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'With one figure in more of all rows, it is the usual one of each label by that alone.',
  },
  mostFigures: {
    value: 60,
    unit: 'figures',
    found: 'budget',
    reason: 'What is set by labels takes few figures; what takes more is not looked at by two columns.',
  },
  sameCases: {
    value: 0.8,
    unit: 'of the rows of either',
    found: 'judged',
    reason: 'That are cases of both: what is told of the one is told of the other.',
  },
  wasApart: {
    value: 0.7,
    unit: 'of its distance',
    found: 'judged',
    reason: 'In each part of the time before the last: it was so all along.',
  },
  apartAtLast: {
    value: 0.3,
    unit: 'of its distance',
    found: 'judged',
    reason: 'At most in the last part: of what was hardly anything is left.',
  },
  leftOfGroup: {
    value: 0.4,
    unit: 'of the difference',
    found: 'judged',
    reason: 'As of a mix that lies behind: with less without a group that is told, the measure says which rows these are.',
  },
  fewestPeriods: { value: 6, unit: 'periods', found: 'judged', reason: 'Of three years nobody knows what is steady.' },
  partsOfTime: {
    value: 4,
    unit: 'parts',
    found: 'judged',
    reason: 'Of as many rows each: what lies so in all of them is steady.',
  },
  fewestParts: {
    value: 3,
    unit: 'parts',
    found: 'judged',
    reason: 'In which a group has rows: in fewer nobody knows whether it is steady.',
  },
  fewestOfPart: {
    value: 8,
    unit: 'rows',
    found: 'judged',
    reason: 'Of a group in a part of the time, and of another group: the mean of fewer is one row’s.',
  },
  staysApart: {
    value: 0.5,
    unit: 'of its distance',
    found: 'judged',
    reason: 'In each part of the time: what halves or doubles has changed, and a change is news.',
  },
  leastBeyondNext: {
    value: 0.5,
    unit: 'of its distance',
    found: 'judged',
    reason: 'From the others must lie before the next of them: whose next is nearer is one of a row that differ.',
  },
  mostApartOfPeers: {
    value: 0.2,
    unit: 'of its distance',
    found: 'derived',
    reason:
      'May the others lie apart among themselves to be alike beside it: of three labels at equal steps two lie apart by a third.',
  },
});
