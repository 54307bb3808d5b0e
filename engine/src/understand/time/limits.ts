import { limits } from '../../limits';

/** What the timeline is made of. */
export const LIMITS = limits({
  sameYear: {
    value: 0.995,
    unit: 'share',
    found: 'judged',
    reason: 'Of the rows in which a year is that of their date: then it is a part of it.',
  },
  mostMoments: {
    value: 5000,
    unit: 'moments',
    found: 'budget',
    reason: 'Different moments that are read to see how far apart they lie.',
  },
  rowsAMoment: {
    value: 2,
    unit: 'rows',
    found: 'judged',
    reason:
      'So many rows for each of these moments are looked at first: where nearly all differ, that is enough to see too many.',
  },
  earliestYear: {
    value: 1600,
    unit: 'years',
    found: 'judged',
    reason: 'Which a column of years may begin with: series of weather and prices begin in the seventeenth century.',
  },
  leastKnown: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'Dates whose hour is known, so that both are one time: without its hour a date would have none.',
  },
  offMonth: {
    value: 0.012,
    unit: 'months',
    found: 'derived',
    reason:
      'Three decimals of a year are off by up to half a thousandth, times twelve, on both sides: one number in forty lies so near by chance.',
  },
  quarters: { value: 4, unit: 'months of a year', found: 'derived', reason: 'With which quarters of a year begin.' },
  latestYear: { value: 2100, unit: 'years', found: 'judged', reason: 'With which it may end.' },
  yearsBefore: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason:
      'Of rows whose bare year lies before their own day: with fewer both are one time, of which some was written down late.',
  },
  mostDates: { value: 4, unit: 'columns', found: 'budget', reason: 'Dates beside the first that are looked at: a query each.' },
  fewestCut: { value: 200, unit: 'rows', found: 'judged', reason: 'The ends of fewer rows are thin by chance.' },
  followed: {
    value: 0.98,
    unit: 'share',
    found: 'judged',
    reason: 'Of rows in which the date of the cut is the later one, but for slips.',
  },
  bookedBefore: {
    value: 0.005,
    unit: 'share',
    found: 'judged',
    reason: 'Of rows that lie before all others’ cut, so that there is an end that trails.',
  },
  soon: {
    value: 0.1,
    unit: 'share of the whole time',
    found: 'judged',
    reason: 'That usually lies between the two: longer ones are about another thing.',
  },
  mostThings: {
    value: 4,
    unit: 'columns',
    found: 'budget',
    reason: 'Columns of things that recur which dates are held against: a query each.',
  },
  rowsOfThings: { value: 200_000, unit: 'rows', found: 'budget', reason: 'Rows of whole things that are looked at.' },
  thingRows: { value: 2, unit: 'rows a thing', found: 'derived', reason: 'With fewer rows each, none is there twice.' },
  fewestThings: { value: 3, unit: 'things', found: 'judged', reason: 'That show it: two may do so by chance.' },
  manyEach: {
    value: 2,
    unit: 'dates',
    found: 'judged',
    reason:
      'Beside each date of a thing, on average: lines of one order leave on one day or two, and are no life that an order has.',
  },
  twoBeside: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Of dates of a thing that stand beside two of the other: slips of the pen.',
  },
  sorted: { value: 0.95, unit: 'share', found: 'judged', reason: 'Steps from row to row that do not go back in a list by date.' },
  inOrder: {
    value: 0.75,
    unit: 'share',
    found: 'derived',
    reason: 'Steps within a thing that go on: half of them do without any order, all of them with one.',
  },
  pieceAtEnd: {
    value: 0.025,
    unit: 'share of the whole time',
    found: 'judged',
    reason: 'What is called an end: some weeks of two years.',
  },
  fullEnd: {
    value: 0.5,
    unit: 'share of an even one',
    found: 'judged',
    reason: 'An end that was cut is as full as the rest, but for holidays.',
  },
  thinEnd: { value: 0.25, unit: 'share of an even one', found: 'judged', reason: 'An end that trails off has hardly any rows.' },
  fewestAhead: {
    value: 20,
    unit: 'rows',
    found: 'judged',
    reason: 'Of fewer the last of one date lies before most of another by chance.',
  },
  mostlyAhead: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'Of what is due that lies behind all that happened; the others are overdue.',
  },
  beginsThere: {
    value: 0.3,
    unit: 'share of the time ahead',
    found: 'derived',
    reason:
      'After which a tenth of what is due has come: a tenth of it where it comes evenly, and all of it where the other date is of another time.',
  },
  oneEach: {
    value: 1.05,
    unit: 'dates a thing',
    found: 'judged',
    reason: 'That a thing which comes again bears in each of its rows, but for slips.',
  },
});
