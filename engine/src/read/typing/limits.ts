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
  fewestYears: {
    value: 2,
    unit: 'years',
    found: 'derived',
    reason: 'Of one year alone nothing says that its seasons are times and no names.',
  },
  thirds: {
    value: 3,
    unit: 'parts of a year',
    found: 'derived',
    reason: 'All thirds of a year that a column may name; of fewer they may be quarters.',
  },
  lastMonth: { value: 12, unit: 'month', found: 'derived', reason: 'A higher number behind a year is none of its months.' },
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
  longestPlaceholder: {
    value: 19,
    unit: 'characters',
    found: 'derived',
    reason: 'Of the longest text in the list of those that stand for no value.',
  },
  longestWritten: {
    value: 40,
    unit: 'characters',
    found: 'judged',
    reason: 'Of a cell that may be a number or a date; a longer one is a sentence with digits.',
  },
  shortestDate: { value: 6, unit: 'characters', found: 'derived', reason: 'Of a date: `1/1/24`.' },
  longestDate: {
    value: 45,
    unit: 'characters',
    found: 'judged',
    reason: 'Of a date with weekday, month in words, time and zone.',
  },
  summerTime: { value: 60, unit: 'minutes', found: 'derived', reason: 'By which the clocks of one place change in a year.' },
  longestRewritten: {
    value: 80,
    unit: 'characters',
    found: 'judged',
    reason: 'Of a date with the name of its zone in words, as browsers write it.',
  },
  fewestMonths: {
    value: 3,
    unit: 'months',
    found: 'judged',
    reason: 'Of a year that numbers such as `1.2023` must stand in to be months: rates of exchange stay about 1.',
  },
  longestKept: { value: 12, unit: 'characters', found: 'budget', reason: 'Of a number whose reading is kept in memory.' },
  fewestSpellings: {
    value: 3,
    unit: 'spellings',
    found: 'judged',
    reason: 'Of yes and no: in two they stay the words they are.',
  },
  mostSpellings: { value: 12, unit: 'spellings', found: 'judged', reason: 'With more the column says more than yes and no.' },
  enoughDates: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'Of the dates that must fit one order of day, month and year.',
  },
  manyDates: {
    value: 10,
    unit: 'dates',
    found: 'judged',
    reason: 'Of fewer dates nothing says which of their numbers change slowly.',
  },
  mostNumbered: {
    value: 9,
    unit: 'values',
    found: 'judged',
    reason: 'Kinds that a person numbers; of what is measured there are more values.',
  },
  numberedAgain: {
    value: 2,
    unit: 'cells a value',
    found: 'judged',
    reason: 'From here on a column divides the table rather than measures.',
  },
});
