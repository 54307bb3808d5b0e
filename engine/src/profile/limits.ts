import { limits } from '../limits';

/** How closely the columns of a table are looked at, and what is derived from them. */
export const LIMITS = limits({
  sampledTexts: {
    value: 1000,
    unit: 'texts',
    found: 'budget',
    reason: 'Texts of a column that are read one by one: what most of them look like shows in these.',
  },
  mostLabels: {
    value: 2000,
    unit: 'labels',
    found: 'budget',
    reason: 'All labels with their counts are kept up to here; of more, nobody reads a list.',
  },
  mostTop: { value: 20, unit: 'labels', found: 'budget', reason: 'The most frequent labels that a profile keeps.' },
  columnsAQuery: {
    value: 60,
    unit: 'columns',
    found: 'budget',
    reason: 'A query that measures more columns at once holds too many aggregates in memory.',
  },
  labelledColumnsAQuery: {
    value: 12,
    unit: 'columns',
    found: 'budget',
    reason: 'Every column is a grouping of its own, and all of one query are in memory together.',
  },
  fewNumbers: { value: 60, unit: 'values', found: 'judged', reason: 'Different numbers that may be categories, at most.' },
  largest: {
    value: 1e100,
    unit: 'size',
    found: 'derived',
    reason: 'Third powers of such sizes, added over a million rows, still are numbers (below 1.8 × 10³⁰⁸).',
  },
  smallest: {
    value: 1e-100,
    unit: 'size',
    found: 'derived',
    reason: 'Third powers of smaller sizes would be nought (below 5 × 10⁻³²⁴).',
  },
  mostPairedReadings: {
    value: 6,
    unit: 'pairs',
    found: 'budget',
    reason: 'Differences of two readings that are made into measures: each is mined as a column more.',
  },
  mostRates: {
    value: 24,
    unit: 'measures',
    found: 'budget',
    reason: 'Shares of labels that are made into measures: each is mined as a column more.',
  },
  mostRateLabels: {
    value: 8,
    unit: 'labels',
    found: 'judged',
    reason: 'A column of more labels is no state whose share a reader asks for.',
  },
  leastRateShare: {
    value: 0.02,
    unit: 'share',
    found: 'judged',
    reason: 'Labels rarer than this, and labels rarely absent, have shares that hardly vary.',
  },
  fewestRateRows: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'Of fewer rows with a label its share is a matter of single rows.',
  },
  mostDurations: {
    value: 4,
    unit: 'measures',
    found: 'budget',
    reason: 'Durations between two points in time that are made into measures.',
  },
  sampleCells: {
    value: 10_000_000,
    unit: 'cells',
    found: 'budget',
    reason: 'The sample of a wide table has fewer rows, so that it stays small.',
  },
  mostReversed: {
    value: 0.35,
    unit: 'share',
    found: 'judged',
    reason: 'With more ends before starts the columns do not belong together, whatever their names say.',
  },
  otherWay: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason:
      'Of rows whose points come the other way round than their names say: then the names are misread, and no row is wrong.',
  },
  fewestPairRows: {
    value: 5,
    unit: 'rows',
    found: 'judged',
    reason: 'Of fewer rows with both points no order of them can be seen.',
  },
  mostPairs: {
    value: 30,
    unit: 'pairs',
    found: 'budget',
    reason: 'Pairs of points in time that are tried, of named and of unnamed ones each.',
  },
  fewestEvidentRows: {
    value: 20,
    unit: 'rows',
    found: 'judged',
    reason: 'Where no name says that two points are a start and an end, more rows have to show it.',
  },
  mostEvidentReversed: {
    value: 0.02,
    unit: 'share',
    found: 'judged',
    reason: 'And nearly none of them may be the wrong way round.',
  },
  leastTogether: {
    value: 0.5,
    unit: 'r',
    found: 'judged',
    reason: 'Dates of unrelated matters that happen to lie apart do not move together over the rows.',
  },
  nearlyAll: {
    value: 0.95,
    unit: 'share',
    found: 'judged',
    reason: 'Of the labels that were counted at most: with more there may be others that were not.',
  },
  otherScale: {
    value: 10,
    unit: 'times',
    found: 'judged',
    reason: 'From which on the sizes of two columns are not those of a figure and its target.',
  },
  fewestDegrees: { value: 3, unit: 'labels', found: 'judged', reason: 'Two answers are opposites, not a scale.' },
  stem: {
    value: 6,
    unit: 'letters',
    found: 'judged',
    reason: 'By which two words are one in another form: estimated and estimate.',
  },
});
