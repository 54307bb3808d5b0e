import { limits } from '../../limits';

/** Which column is taken for the result that the others lead to. */
export const LIMITS = limits({
  mostQuestions: {
    value: 3,
    unit: 'questions',
    found: 'budget',
    reason: 'More are not answered by the person who uploads a table.',
  },
  ahead: {
    value: 1,
    unit: 'points',
    found: 'judged',
    reason: 'The best is told as the outcome only when it is a whole step ahead of the next: a word for a result against none.',
  },
  last: {
    value: 0.5,
    unit: 'points',
    found: 'judged',
    reason:
      'What the others lead to is often written last. It decides where little else speaks, never between two that words call results.',
  },
  fewestAsked: {
    value: 2,
    unit: 'columns',
    found: 'judged',
    reason: 'A study has at least two things that may be why, beside what it asks for.',
  },
  mostAlso: {
    value: 3,
    unit: 'columns',
    found: 'judged',
    reason: 'More ends than these beside the result are kinds of one another.',
  },
  least: {
    value: 2,
    unit: 'points',
    found: 'judged',
    reason: 'With less, nothing but the place of a column speaks for a result.',
  },
  mostlyRoutine: {
    value: 0.5,
    unit: 'of the rows that are over',
    found: 'judged',
    reason: 'What most rows come to is the rule: it is told by those that do not, and what fewer reach is told by those that do.',
  },
  fewestOfEnd: {
    value: 20,
    unit: 'rows',
    found: 'judged',
    reason: 'Of an end that no word names; fewer cannot be compared among groups.',
  },
  mostLabels: {
    value: 12,
    unit: 'labels',
    found: 'judged',
    reason: 'A result has few kinds; a column with more of them is put together of several things, or names them.',
  },
});
