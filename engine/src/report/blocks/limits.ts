import { limits } from '../../limits';

/** What stands on the page. */
export const LIMITS = limits({
  mostCards: { value: 4, unit: 'cards', found: 'judged', reason: 'That one row of the page holds.' },
  mostListed: { value: 3, unit: 'tables', found: 'budget', reason: 'Whose sizes are told one by one.' },
  shownLines: { value: 8, unit: 'lines', found: 'budget', reason: 'Of the file that an alert names.' },
  mostTold: { value: 6, unit: 'relations', found: 'budget', reason: 'Between columns that are told in a sentence each.' },
  mostColumns: { value: 20, unit: 'columns', found: 'budget', reason: 'Of one role that are named with their values.' },
  summaryOfFrequencies: {
    value: 2,
    unit: 'findings',
    found: 'judged',
    reason: 'Where so many others stand in it, how often a label comes about is no summary.',
  },
  summaryFindings: { value: 4, unit: 'findings', found: 'budget', reason: 'That the summary names.' },
});
