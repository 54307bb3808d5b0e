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
  besideOutcome: {
    value: 0.25,
    unit: 'times the score',
    found: 'judged',
    reason: 'Where a table has an outcome, what does not concern it is background.',
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
});
