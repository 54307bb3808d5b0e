import { limits } from '../limits';

/** What is shown of a file before it is analysed. */
export const LIMITS = limits({
  rows: { value: 20, unit: 'rows', found: 'budget', reason: 'That are shown, as they are read.' },
  columns: { value: 100, unit: 'columns', found: 'budget', reason: 'That are shown; the others are counted.' },
  mostUnpacked: {
    value: 8_000_000,
    unit: 'bytes',
    found: 'budget',
    reason: 'Of packed text, as many as are sent of a file that is not packed text.',
  },
  longestCell: { value: 120, unit: 'characters', found: 'budget', reason: 'Of a cell; the rest of it is cut off.' },
});
