import { limits } from '../../limits';

/** How findings are ranked and what a run could have seen. */
export const LIMITS = limits({
  leastPrintedP: {
    value: 0.001,
    unit: 'p',
    found: 'published',
    reason: 'Smaller ones are printed as below it (American Psychological Association, Publication Manual, 7th ed., 6.36).',
  },
  mostGroups: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'Of what rows belong to: more are single things, and no groups of them.',
  },
  leading: {
    value: 12,
    unit: 'findings',
    found: 'budget',
    reason: 'How many findings of a table a report leads with; the others stand under More.',
  },
  leastLeading: {
    value: 3,
    unit: 'findings',
    found: 'judged',
    reason: 'A report that leads with fewer takes the best of what is only known: a reader wants to see what is in the table.',
  },
  sameSubject: { value: 0.6, unit: 'share', found: 'judged', reason: 'What a finding is worth after one on the same subject.' },
  sameGroup: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'What a finding is worth after one of the same group: who is told to look there sees it.',
  },
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
