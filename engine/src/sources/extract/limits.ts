import { limits } from '../../limits';

/** What is copied from a database. */
export const LIMITS = limits({
  mostTold: { value: 5, unit: 'columns', found: 'budget', reason: 'That are named in a sentence; the rest are counted.' },
  mostExamples: { value: 10, unit: 'texts', found: 'budget', reason: 'Examples of unread cells that a note holds.' },
  longestText: {
    value: 100_000,
    unit: 'characters',
    found: 'budget',
    reason: 'Longer texts are copied up to here and one character more, by which the loader knows of the cut.',
  },
});
