import { limits } from '../../limits';

/** What tells a cell that stands for "not known", or was typed wrong, from a large or a small value. */
export const LIMITS = limits({
  longestApart: {
    value: 1e10,
    unit: 'minutes',
    found: 'derived',
    reason: 'Between the first and the last moment that a table can hold: nineteen thousand years.',
  },
  fewestRows: {
    value: 30,
    unit: 'values',
    found: 'judged',
    reason: 'Of fewer, nobody can say what is beyond their scale.',
  },
  fewestTimes: {
    value: 3,
    unit: 'cells',
    found: 'judged',
    reason: 'Two equal cells may be one entry made twice; what stands for “not known” comes again.',
  },
  oftener: {
    value: 3,
    unit: 'times',
    found: 'judged',
    reason: 'As often as any other value of the upper tenth, so that it comes again by habit and not as values do.',
  },
  halfAsFar: {
    value: 1.5,
    unit: 'times',
    found: 'judged',
    reason: 'The next value below: where a counter stops at its last number, others stand close below it.',
  },
  mostNines: {
    value: 0.3,
    unit: 'of the values',
    found: 'derived',
    reason: 'End in a nine: one in ten does where nobody chose it, three and more where prices are made to end so.',
  },
  mostAside: {
    value: 0.05,
    unit: 'of the values',
    found: 'judged',
    reason: 'That are nought or beyond all others: of more a reader has to decide what they are.',
  },
  nextToNought: {
    value: 5,
    unit: 'values',
    found: 'judged',
    reason: 'Above nought, that lie closer together than the first of them lies to it.',
  },
  orderOfMagnitude: {
    value: 10,
    unit: 'times',
    found: 'judged',
    reason: 'The next value: by a decimal point or another unit, and what is nearer may be true.',
  },
  byChance: {
    value: 1e-5,
    unit: 'probability',
    found: 'judged',
    reason:
      'Of such a stretch without a value in a tail as heavy as the column’s own: any of its ten largest may be the last before it.',
  },
  tail: {
    value: 0.1,
    unit: 'of the values',
    found: 'published',
    reason: 'That are a column’s tail, from which its weight is taken (Hill 1975).',
  },
  fewestInTail: {
    value: 20,
    unit: 'values',
    found: 'judged',
    reason: 'Of a small column, at most half of it: fewer say little of how heavy its tail is.',
  },
  mostLines: {
    value: 99,
    unit: 'lines',
    found: 'judged',
    reason: 'Of an order: a number that goes further counts something else.',
  },
  leastNines: {
    value: 999,
    unit: 'of any unit',
    found: 'derived',
    reason: 'The smallest number of nines that is round to whoever types it.',
  },
  leastNamed: {
    value: 0.1,
    unit: 'of the rows',
    found: 'judged',
    reason: 'That a column tells apart before it may name rows, alone or with another.',
  },
  mostNamed: { value: 3, unit: 'columns', found: 'budget', reason: 'That are tried as the name of a row, or its first part.' },
  filledGrid: {
    value: 0.8,
    unit: 'of the pairs',
    found: 'judged',
    reason:
      'Of things and times that have a row, where each pair has one: rows that fall where they may fill less and double others.',
  },
  mostAtAnEnd: { value: 500, unit: 'values', found: 'budget', reason: 'Of each end of a column that are looked at.' },
  mostOfDay: {
    value: 5,
    unit: 'times',
    found: 'judged',
    reason: 'As often as any other day: of people born on a day there are few more than on another.',
  },
  mostScreened: {
    value: 20_000,
    unit: 'rows',
    found: 'budget',
    reason: 'From which is taken between which figures nearly all rows lie.',
  },
  mostCompared: {
    value: 10,
    unit: 'columns',
    found: 'budget',
    reason: 'The first measures, of which each two are held against each other, and the first groups within which they are.',
  },
  mostGroups: { value: 60, unit: 'labels', found: 'judged', reason: 'Within which a figure may have a scale of its own.' },
  fewestOfGroup: {
    value: 12,
    unit: 'rows',
    found: 'judged',
    reason: 'Of a label: of fewer a few wrong ones would be what is usual for it.',
  },
  elsewhere: {
    value: 0.1,
    unit: 'of them',
    found: 'judged',
    reason: 'May lie beyond all others without lying where a slip of the point would put them: of more it is a tail.',
  },
  digits: {
    value: 0.001,
    unit: 'of a figure',
    found: 'judged',
    reason: 'To which it is known: what lies on it exactly may have come there by its three digits.',
  },
  anywhere: {
    value: 1e-3,
    unit: 'probability',
    found: 'judged',
    reason:
      'That so many cells, anywhere beyond all others, lie just where a slip would put them, over all that is looked at: that there are none between speaks beside it.',
  },
  asReckoned: {
    value: 0.01,
    unit: 'logarithm',
    found: 'judged',
    reason: 'By which what was reckoned of others is off for its rounding.',
  },
  mostMoments: { value: 6, unit: 'columns', found: 'budget', reason: 'Moments of a row whose distances are tried.' },
  asMeasured: {
    value: 0.95,
    unit: 'of the rows that are not nought',
    found: 'judged',
    reason: 'Lie as far apart as the column says, to one of its units: the others may be slips.',
  },
  together: {
    value: 0.5,
    unit: 'correlation',
    found: 'judged',
    reason:
      'Where most rows are of one unit, any two moments a day apart are as far apart to one: only what moves with it is it.',
  },
  mostDifferentAnswers: {
    value: 14,
    unit: 'different numbers',
    found: 'derived',
    reason: 'Of answers on a scale from nought to ten, with a few that stand for no answer.',
  },
  fewestDifferent: {
    value: 50,
    unit: 'different values',
    found: 'judged',
    reason: 'Of a measure in which hardly any comes again; of fewer one is chosen often.',
  },
  fewestAmid: {
    value: 10,
    unit: 'cells',
    found: 'judged',
    reason: 'That hold a number of nines amid larger values: where others are larger it has to come by habit.',
  },
  oftenerAmid: {
    value: 5,
    unit: 'times',
    found: 'judged',
    reason: 'As often as any other value above the middle: what is chosen for its roundness comes a few times as often.',
  },
});
