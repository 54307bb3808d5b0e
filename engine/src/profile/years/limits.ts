import { limits } from '../../limits';

/** What makes years of whole numbers. */
export const LIMITS = limits({
  longestStep: {
    value: 10,
    unit: 'years',
    found: 'judged',
    reason: 'Years of a table lie one, two, four (Olympics), five or ten (censuses) apart.',
  },
  even: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Part of the gaps between neighbouring values that must be alike.',
  },
  evenly: {
    value: 0.8,
    unit: 'share',
    found: 'judged',
    reason: 'The same, where a smooth course of a measure stands for the order of the rows.',
  },
  evenWithGaps: {
    value: 0.4,
    unit: 'share',
    found: 'judged',
    reason: 'The same, where each value stands in one row and in order: then years may be left out.',
  },
  walks: {
    value: 0.7,
    unit: 'share',
    found: 'judged',
    reason: 'Part of the moves from row to row that go one step on, or stay.',
  },
  again: { value: 1.8, unit: 'rows a value', found: 'judged', reason: 'From here on a value is used again.' },
  balanced: {
    value: 0.5,
    unit: 'variance by mean',
    found: 'judged',
    reason: 'Of the rows a value: 1 when values come by chance, below when each has its row for each country.',
  },
  fewestUnnamed: {
    value: 6,
    unit: 'values',
    found: 'judged',
    reason: 'Without any word for time fewer values in even steps are an accident.',
  },
  fewestRounds: {
    value: 5,
    unit: 'rounds',
    found: 'judged',
    reason: 'Fewer rounds through the same values are numbers of things in order, such as rooms on each floor.',
  },
  latestUnnamed: {
    value: 2050,
    unit: 'year',
    found: 'judged',
    reason: 'Without any word for time, later years than this are more likely something else.',
  },
  first: {
    value: 1600,
    unit: 'year',
    found: 'judged',
    reason: 'Tables of earlier years are rare, and whole numbers below are common.',
  },
  firstNamed: { value: 1000, unit: 'year', found: 'judged', reason: 'The same, where the name says that years are meant.' },
  last: { value: 2100, unit: 'year', found: 'judged', reason: 'Projections end with the century.' },
  columnsAQuery: {
    value: 200,
    unit: 'columns',
    found: 'budget',
    reason: 'A query that measures more columns at once holds too many aggregates in memory.',
  },
  orderedRows: { value: 100_000, unit: 'rows', found: 'budget', reason: 'Rows whose order is looked at: it shows in the first.' },
  mostBeside: {
    value: 12,
    unit: 'measures',
    found: 'budget',
    reason: 'Measures that are looked at for a smooth course over the years.',
  },
  mostUnnamed: {
    value: 6,
    unit: 'columns',
    found: 'judged',
    reason: 'More columns that could be years without any word for time are measures in that range.',
  },
});
