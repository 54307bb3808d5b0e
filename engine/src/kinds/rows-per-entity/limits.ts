import { limits } from '../../limits';

/** Groups whose members have more rows each. */
export const LIMITS = limits({
  leastEpsilonSquared: {
    value: 0.06,
    unit: 'ε²',
    found: 'judged',
    reason: 'Numbers of rows stray widely; groups must explain more of them than of a measure.',
  },
  belongs: {
    value: 0.9,
    unit: 'share',
    found: 'judged',
    reason: 'So many of an entity’s rows must be of one group for it to belong there.',
  },
  leastFilled: {
    value: 0.5,
    unit: 'of the rows',
    found: 'judged',
    reason:
      'Of a column that is blank in more, what it says of some is no group that an entity belongs to: a comment here and there.',
  },
  fewestEntities: { value: 6, unit: 'entities', found: 'judged', reason: 'A group of fewer is one or two of them.' },
  leastTimes: {
    value: 1.3,
    unit: 'times',
    found: 'judged',
    reason: 'A group must have so many times the rows each that all have, or as many times fewer.',
  },
  weight: {
    value: 0.6,
    unit: 'strength',
    found: 'judged',
    reason: 'How many rows each has is asked after what is measured in them.',
  },
});
