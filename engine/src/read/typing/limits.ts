import { limits } from '../../limits';

/** When a column has a type. */
export const LIMITS = limits({
  enough: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Of a column’s cells that must be of one type for the column to have it.',
  },
  many: {
    value: 10,
    unit: 'cells',
    found: 'judged',
    reason: 'From which on numbers that can all be read as dates are dates without a word for it.',
  },
  enoughPeriods: { value: 0.9, unit: 'share', found: 'judged', reason: 'Of the cells that must be of one form of a period.' },
  enoughWords: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Of the cells that must have one form of a date with a month’s name.',
  },
  mostIntegerDigits: {
    value: 18,
    unit: 'digits',
    found: 'derived',
    reason: 'That a 64-bit integer always holds; longer ones are identifiers.',
  },
  longestNumber: {
    value: 300,
    unit: 'characters',
    found: 'judged',
    reason: 'Longer numbers are beyond what can be reckoned with.',
  },
  mostKnown: { value: 20_000, unit: 'texts', found: 'budget', reason: 'Whose reading is kept in memory; then it begins anew.' },
});
