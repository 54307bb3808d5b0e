import { limits } from '../../limits';

/** The result by what was measured: how often it is at the two ends of a measure. */
export const LIMITS = limits({
  end: {
    value: 0.25,
    unit: 'share of the rows',
    found: 'judged',
    reason: 'A quarter is an end with rows enough to count in, and a word that readers know; equal values stay together.',
  },
  fewestRows: { value: 20, unit: 'rows', found: 'judged', reason: 'A share of fewer moves by more than five points with a single row.' },
}); // prettier-ignore
