import { limits } from '../limits';

/** What a chart shows, and when it is drawn. */
export const LIMITS = limits({
  mostInOrder: {
    value: 31,
    unit: 'labels',
    found: 'judged',
    reason: 'Labels in their natural order that one axis holds: the days of a month are 31.',
  },
  fewestRowsOfABar: {
    value: 5,
    unit: 'rows',
    found: 'judged',
    reason: 'Of fewer rows a bar shows single rows rather than a group.',
  },
  fewestRowsOfABox: {
    value: 10,
    unit: 'rows',
    found: 'judged',
    reason: 'A box has five figures; of fewer rows each is hardly more than one of them.',
  },
  lopsided: {
    value: 0.25,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'Mean less median from which on a mean alone misleads (at most 1 for any distribution).',
  },
  mostBars: { value: 10, unit: 'bars', found: 'judged', reason: 'That a chart shows before the rest becomes one bar.' },
  mostCharts: { value: 12, unit: 'charts', found: 'budget', reason: 'More are not looked at.' },
  figuresWithChart: {
    value: 2,
    unit: 'charts',
    found: 'budget',
    reason: 'Plain figures that get a chart when there are few findings.',
  },
  digits: {
    value: 8,
    unit: 'digits',
    found: 'judged',
    reason: 'Of a number in a chart: more than can be seen, and few enough to keep the report small.',
  },
  fewestLabels: { value: 6, unit: 'labels a side', found: 'judged', reason: 'With fewer, bars of one label tell enough.' },
  mostLabels: {
    value: 16,
    unit: 'labels a side',
    found: 'judged',
    reason: 'With more, a grid of mostly empty cells tells nothing.',
  },
  mostPoints: {
    value: 400,
    unit: 'points',
    found: 'budget',
    reason: 'That a scatter chart shows: enough for its shape, few enough to stand in a text file.',
  },
  bins: {
    value: 20,
    unit: 'bins',
    found: 'judged',
    reason: 'Of a histogram: enough for its shape, few enough for each to hold rows.',
  },
  mostlyOne: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'Of rows with one value, from which on points lie on top of each other.',
  },
  fewestEntities: {
    value: 3,
    unit: 'entities',
    found: 'judged',
    reason: 'That a bar must stand for: of fewer, single ones make it.',
  },
});
