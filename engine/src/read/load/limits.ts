import { limits } from '../../limits';

/** How much is looked at while a table is loaded. */
export const LIMITS = limits({
  wide: { value: 500, unit: 'columns', found: 'budget', reason: 'From which on a table is loaded in parts.' },
  columnsAPart: { value: 250, unit: 'columns', found: 'budget', reason: 'Of each part.' },
  mostAttempts: {
    value: 4,
    unit: 'attempts',
    found: 'budget',
    reason: 'To load a table, each with the types that the unread cells of the last one ask for.',
  },
  sampledRows: {
    value: 4000,
    unit: 'rows',
    found: 'budget',
    reason: 'Kept at a time of a file that is rewritten; then every second one goes.',
  },
  firstRows: {
    value: 500,
    unit: 'rows',
    found: 'budget',
    reason: 'Which stay all the same: a change of form shows against them.',
  },
  mostOfHead: {
    value: 800,
    unit: 'rows',
    found: 'budget',
    reason: 'Of the beginning of a large file by which types are decided.',
  },
  mostOfSpread: { value: 1600, unit: 'rows', found: 'budget', reason: 'And of all over it.' },
  mostOdd: { value: 5000, unit: 'records', found: 'budget', reason: 'That look unlike the others and are looked at closely.' },
  mostNoted: { value: 100, unit: 'rows', found: 'budget', reason: 'That were repaired and are noted one by one.' },
  known: { value: 60, unit: 'rows', found: 'budget', reason: 'By which a ragged row is brought back into shape.' },
  unsettled: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'At the end of a table that may still turn out to be its footer.',
  },
  mostColumns: { value: 5000, unit: 'columns', found: 'budget', reason: 'A table of more columns is refused.' },
  mostExamples: { value: 10, unit: 'cells', found: 'budget', reason: 'That could not be read and are kept as examples.' },
  wideUnread: {
    value: 200,
    unit: 'columns',
    found: 'budget',
    reason: 'From which on each row is not first asked whether it has any: the question grows with the columns.',
  },
  mostSums: { value: 5, unit: 'rows', found: 'judged', reason: 'Below a table that sum up parts of it and all of it.' },
  fewestSummed: {
    value: 3,
    unit: 'rows',
    found: 'judged',
    reason: 'That a sum is made of and that are not nought: two figures of which one is the other need not be a sum.',
  },
  filledLabels: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'Of the rows that have a label where a row without one is odd.',
  },
  roundedSum: {
    value: 1e-3,
    unit: 'share',
    found: 'judged',
    reason: 'By which the sum of unrounded figures differs from that of rounded ones, where two columns agree.',
  },
  exactSum: { value: 1e-6, unit: 'share', found: 'judged', reason: 'By which it may, where only one column agrees.' },
  mostSpelt: {
    value: 1000,
    unit: 'labels',
    found: 'budget',
    reason: 'Of a column whose spellings are compared; one of more labels hardly divides rows.',
  },
  rowsALabel: {
    value: 5,
    unit: 'rows',
    found: 'judged',
    reason: 'That each label has on average: with fewer a column tells rows apart, and case may mean something.',
  },
  rareSpelling: {
    value: 0.34,
    unit: 'of the most frequent',
    found: 'judged',
    reason: 'Above a third a spelling is no slip: of two alleles one is at least half as frequent as both together.',
  },
  mostUnread: { value: 0.1, unit: 'share', found: 'judged', reason: 'Of a column’s cells that its type may leave unread.' },
});
