import { limits } from '../../limits';

/** Where a table begins and ends, and which rows belong to it. */
export const LIMITS = limits({
  clearly: {
    value: 0.75,
    unit: 'score',
    found: 'judged',
    reason: 'By how much another arrangement must fit better than “all to the left”.',
  },
  dropText: {
    value: -1.2,
    unit: 'score',
    found: 'judged',
    reason: 'For leaving out a cell with text: it should hardly ever be worth it.',
  },
  dropEmpty: { value: -0.05, unit: 'score', found: 'judged', reason: 'For leaving out an empty cell, which loses nothing.' },
  join: { value: -0.3, unit: 'score', found: 'judged', reason: 'For joining cells that a delimiter in a text has cut apart.' },
  mostCells: { value: 400, unit: 'cells', found: 'budget', reason: 'Arrangements grow with the square of the cells.' },
  even: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Rows as wide as most by which text below comments is a table and no document.',
  },
  mostHeaderRows: {
    value: 4,
    unit: 'rows',
    found: 'judged',
    reason: 'Of names above a table that are joined to one name a column.',
  },
  enoughRowsBelow: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'Without which a second header row cannot be told from data.',
  },
  otherTableRows: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'Of another width in a row that make another table rather than ragged rows.',
  },
  enoughRows: { value: 20, unit: 'rows', found: 'budget', reason: 'By which a header is told.' },
  comparedRuns: { value: 4, unit: 'runs', found: 'budget', reason: 'Among which that of the largest table is looked for.' },
  footerRows: { value: 3, unit: 'rows', found: 'judged', reason: 'Of the same width below an empty line that may be a footer.' },
  widerShare: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Of rows that must be wider for the table to have more columns.',
  },
  fewestRows: { value: 3, unit: 'rows', found: 'judged', reason: 'Behind a line of names that make a table of their own.' },
  rowsCompared: { value: 30, unit: 'rows', found: 'budget', reason: 'Before and behind a line that may be another header.' },
  longestHeader: { value: 16 * 1024, unit: 'bytes', found: 'budget', reason: 'Read of a record that may be another header.' },
  rowsBefore: { value: 30, unit: 'rows', found: 'budget', reason: 'With which such a record is compared.' },
  enough: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Of the records that have digits, from which on nearly all do and one without is odd.',
  },
  few: {
    value: 20,
    unit: 'records',
    found: 'budget',
    reason: 'Where no record has a digit, the first that has one tells; all behind it may be of the same kind.',
  },
  mostRuns: {
    value: 20_000,
    unit: 'runs',
    found: 'budget',
    reason: 'Of rows of one width that are kept apart; of more, the last goes on.',
  },
  sample: { value: 20, unit: 'records', found: 'budget', reason: 'Of each run that are kept.' },
  mostSampledRuns: { value: 400, unit: 'runs', found: 'budget', reason: 'Of which records are kept.' },
  mostTables: {
    value: 8,
    unit: 'tables',
    found: 'budget',
    reason: 'Told apart in one file; what comes behind belongs to the last of them.',
  },
  mostBelow: { value: 12, unit: 'rows', found: 'judged', reason: 'Below a table that may sum it up or explain it.' },
});
