import { limits } from '../../limits';

/** How findings are ranked and what a run could have seen. */
export const LIMITS = limits({
  leastPrintedP: {
    value: 0.001,
    unit: 'p',
    found: 'published',
    reason: 'Smaller ones are printed as below it (American Psychological Association, Publication Manual, 7th ed., 6.36).',
  },
  notLeading: {
    value: 0.55,
    unit: 'times the score',
    found: 'judged',
    reason: 'What the table is about (its course, its order, a reversal) is described before what was tested in it.',
  },
  ofOutcomeFirst: {
    value: 1,
    unit: 'times the score',
    found: 'judged',
    reason: 'What an outcome does by what somebody is or what was done is asked first.',
  },
  ofOutcome: { value: 0.8, unit: 'times the score', found: 'judged', reason: 'Other differences of the outcome come next.' },
  ofOutcomeAnswer: {
    value: 0.4,
    unit: 'times the score',
    found: 'judged',
    reason: 'Answers that were given together go together: half of what any other difference of the outcome is worth.',
  },
  leastOfMetric: {
    value: 0.1,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Of one quantity of several: what is measured less often weighs as if it were, or a rare test leads.',
  },
  besideOutcome: {
    value: 0.07,
    unit: 'times the score',
    found: 'judged',
    reason:
      'Where a table has an outcome, what does not concern it is background: two columns that go together wholly (1) stand behind a small difference of the outcome in all rows (φ or ρ .1, Cohen 1988, at .8).',
  },
  ofSettled: {
    value: 0.1,
    unit: 'times the score',
    found: 'judged',
    reason:
      'What a result settles, and what adds up while rows are there, leads to nothing: behind a small difference of the result by anything else (0.8 times 0.1, as besideOutcome).',
  },
  ofScheduled: {
    value: 0.3,
    unit: 'times the score',
    found: 'judged',
    reason: 'What a label fixes says of everything else only what the label says: told behind what was free to differ.',
  },
  mostGroups: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'Of what rows belong to: more are single things, and no groups of them.',
  },
  ofFollowedSum: {
    value: 0.3,
    unit: 'times the score',
    found: 'judged',
    reason:
      'What things come to that are read from a start on goes by how many there are, and how often each was read: behind what they are read for.',
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
  ofCondition: {
    value: 0.15,
    unit: 'times the score',
    found: 'judged',
    reason: 'As of what is beside a result: the course of the weather is not what a table of rentals is kept for.',
  },
  besideOnlyMeasure: {
    value: 0.25,
    unit: 'times the score',
    found: 'judged',
    reason:
      'Where a table measures one quantity, or is led by one, that is what its rows are there for: which labels go together stands behind a difference of it of half the size (0.25 is below 0.55 / 2).',
  },
  frequencyBesideOutcome: {
    value: 0.05,
    unit: 'times the score',
    found: 'judged',
    reason:
      'How often a label comes about is asked last where the table is about what became of its rows: by whom they were drawn decides it.',
  },
  leading: {
    value: 12,
    unit: 'findings',
    found: 'budget',
    reason: 'How many findings of a table a report leads with; the others stand under More.',
  },
  sameSubject: { value: 0.6, unit: 'share', found: 'judged', reason: 'What a finding is worth after one on the same subject.' },
  sharedTopic: { value: 0.94, unit: 'share', found: 'judged', reason: 'And after one that shares one side with it.' },
  power: {
    value: 0.2,
    unit: 'share of misses',
    found: 'published',
    reason: 'The customary power: an effect is seen in four of five cases (Cohen 1988).',
  },
  namesListed: { value: 4, unit: 'columns', found: 'judged', reason: 'A sentence that lists more is not read.' },
  leastOfSpread: {
    value: 0.3,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'Groups whose means lie closer are hardly told apart by a row of theirs: 58 of 100 lie above the other’s mean.',
  },
  leastOfSpreadInSum: {
    value: 0.15,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'Half of that, where what it comes to is large.',
  },
  leastOfSum: {
    value: 0.05,
    unit: 'share of the sum',
    found: 'judged',
    reason: 'One part in twenty of what is summed up is large.',
  },
  leastTimes: {
    value: 1.5,
    unit: 'times',
    found: 'judged',
    reason: 'A rare event that is half as frequent again: a ratio of 1.15 let 94% of all certain pairs through.',
  },
  leastPoints: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Five points of what a table is about matter to whoever must act on it.',
  },
  leastOfEvents: {
    value: 0.02,
    unit: 'share of the events',
    found: 'judged',
    reason: 'A group that moves fewer of them matters to none but itself.',
  },
  leastTimesOfMany: {
    value: 1.2,
    unit: 'times',
    found: 'judged',
    reason: 'A fifth more of an event is told where it concerns many: 10% against 12.5% in the halves of a trial.',
  },
  leastOfManyEvents: { value: 0.1, unit: 'share of the events', found: 'judged', reason: 'One event in ten is many.' },
});
