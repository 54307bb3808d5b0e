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
});
