import { limits } from '../../../limits';

/** Pairs of measures. */
export const LIMITS = limits({
  maybeRule: {
    value: 0.7,
    unit: 'ρ',
    found: 'judged',
    reason: 'Half of what one does is in the other: a rule with labels, free days and limits leaves no less.',
  },
  fewestOfRule: { value: 8, unit: 'figures', found: 'judged', reason: 'That recur: of fewer a rule of any form fits by chance.' },
  rowsOfRule: { value: 3, unit: 'rows', found: 'judged', reason: 'Of each figure that recurs, on average.' },
  keptByRule: {
    value: 0.95,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Rules are let off now and then, and noted with slips.',
  },
  usualOfRule: {
    value: 0.5,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'Where most rows have one figure, rows that have something in common have it anyway.',
  },
  leastGain: {
    value: 0.25,
    unit: 'ρ',
    found: 'judged',
    reason: 'Within a group a correlation must be stronger than overall by this much to be told.',
  },
  leadingMembers: { value: 4, unit: 'labels', found: 'budget', reason: 'The most frequent ones of each column.' },
  mostLabels: { value: 12, unit: 'labels', found: 'budget', reason: 'Groups of a column with more are small.' },
  mostDimensions: { value: 6, unit: 'columns', found: 'budget', reason: 'Three columns at a time grow with the cube.' },
  leastInside: {
    value: 0.3,
    unit: 'ρ',
    found: 'judged',
    reason: 'A group’s own correlation must be clearer than one over all rows: there are many groups.',
  },
  indirect: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'What a connection is worth that two stronger ones already imply.',
  },
  nearlyOne: {
    value: 0.95,
    unit: 'ρ',
    found: 'judged',
    reason: 'From here on nine tenths of what the one measure does is in the other: they are nearly one.',
  },
  weightOfNearlyOne: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'As of labels: columns that are nearly one tell little of each other.',
  },
  leastLeft: {
    value: 0.2,
    unit: 'share',
    found: 'judged',
    reason:
      'What a connection is worth of which nothing is left within things and moments: that it is size or season is still an answer.',
  },
  slack: {
    value: 0.08,
    unit: 'ρ',
    found: 'judged',
    reason: 'The ρ of a path is the product of its steps; estimates of it stray so far.',
  },
  fewestDifferent: {
    value: 15,
    unit: 'rows',
    found: 'judged',
    reason:
      'Rows that must differ from the most frequent value: of hardly more than noughts two or three that meet by chance make a large ρ.',
  },
});
