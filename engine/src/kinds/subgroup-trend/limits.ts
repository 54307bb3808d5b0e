import { limits } from '../../limits';

/** Groups whose level moves with time otherwise than that of the rest. */
export const LIMITS = limits({
  endsOf: { value: 4, unit: 'parts', found: 'judged', reason: 'The first and the last quarter are told.' },
  leastAlike: {
    value: 0.5,
    unit: 'quarters of the periods',
    found: 'judged',
    reason: 'Where little more than a year is known, the few months that it holds twice are no level.',
  },
  impact: { value: 0.3, unit: 'share', found: 'judged', reason: 'That a group differs concerns the whole table a little.' },
  impactOfRows: { value: 0.7, unit: 'share', found: 'derived', reason: 'What is left to the group’s own share of the rows.' },
  restStands: {
    value: 0.15,
    unit: 'r',
    found: 'judged',
    reason: 'Where all other rows move with time by less, a trend is wholly the group’s.',
  },
  leastMove: {
    value: 0.1,
    unit: 'share',
    found: 'judged',
    reason: 'A member of a panel that moves by less of its level, while the others stay, is told like any group.',
  },
  stepStays: {
    value: 0.25,
    unit: 'share of the step',
    found: 'judged',
    reason: 'Where all others take no more of a group’s step, what all rows do is that step.',
  },
  leastTimes: {
    value: 1.2,
    unit: 'times the first part',
    found: 'judged',
    reason: 'A quotient that grows or shrinks by less hardly shows.',
  },
  timesTheRest: {
    value: 2,
    unit: 'times the change of the rest',
    found: 'judged',
    reason: 'Where all other rows move half as much, it is told of all.',
  },
  groupMoves: { value: 0.5, unit: 'r', found: 'judged', reason: 'So clearly the group must move for it.' },
});
