import { limits } from '../../limits';

/** What one row is, and what columns belong to. */
export const LIMITS = limits({
  off: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Rows off what the group mostly is, of what chance would leave off, and of all rows: slips of the pen.',
  },
  fewestExpected: {
    value: 8,
    unit: 'rows',
    found: 'judged',
    reason: 'With fewer rows expected off, a rare flag is “determined” by every column.',
  },
  repeated: { value: 0.005, unit: 'share', found: 'judged', reason: 'Rows that may repeat a key by a slip.' },
  tried: {
    value: 20_000,
    unit: 'rows',
    found: 'budget',
    reason: 'Rows of a large table that a key is tried on: those of whole keys.',
  },
  repeats: { value: 1.5, unit: 'rows a unit', found: 'judged', reason: 'From here on a unit repeats.' },
  fewestUnits: { value: 3, unit: 'units', found: 'judged', reason: 'Two units are two groups, and no unit of observation.' },
  mostCandidates: {
    value: 16,
    unit: 'columns',
    found: 'budget',
    reason: 'Columns that are tried as units; the rest are told as passed over.',
  },
  unitRows: { value: 6000, unit: 'rows', found: 'budget', reason: 'Rows of whole units that are looked at.' },
  rowsEach: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'Rows of each unit that a sample of any rows must hold to do as well as whole units.',
  },
  fewestFigures: {
    value: 5,
    unit: 'values',
    found: 'judged',
    reason: 'A figure of blocks of rows takes so many; fewer are kinds, which others may go by.',
  },
  fewestBlocks: {
    value: 10,
    unit: 'changes',
    found: 'derived',
    reason:
      'Where half of the rows are changes, eight of ten and more coincide by chance in 5 of 100 tables, and with two columns in 3 of 1,000.',
  },
  rowsOfBlock: { value: 2, unit: 'rows a block', found: 'judged', reason: 'On average: of single rows none stand together.' },
  together: {
    value: 0.8,
    unit: 'of the changes',
    found: 'judged',
    reason: 'Two blocks beside each other have one figure in common now and then, and change in another.',
  },
  fewestAlong: {
    value: 2,
    unit: 'columns',
    found: 'judged',
    reason: 'That change with it: one may be told of the other, as a price and its fee.',
  },
  turnsBack: {
    value: 0.2,
    unit: 'of the changes',
    found: 'judged',
    reason:
      'That go up, and that go down. In a sorted table all go one way, and what depends on what it is sorted by goes along.',
  },
});
