import { limits } from '../limits';

/** What a column is read as from the course of its values. */
export const LIMITS = limits({
  corrections: {
    value: 0.02,
    unit: 'share',
    found: 'judged',
    reason:
      'Of all that was added, what may be taken back as counted too high. A level that goes up and down loses as much as it gains.',
  },
  fewestSteps: { value: 20, unit: 'steps', found: 'judged', reason: 'In fewer steps a level may rise all the time by accident.' },
  fewestUps: {
    value: 0.25,
    unit: 'share',
    found: 'judged',
    reason: 'Of the steps that lead upwards: a level that stands still nearly always rises by accident alone.',
  },
});
