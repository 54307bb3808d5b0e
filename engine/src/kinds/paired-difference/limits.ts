import { limits } from '../../limits';

/** What was read, or planned, and what it became. */
export const LIMITS = limits({
  fewestPairs: { value: 10, unit: 'pairs', found: 'judged', reason: 'Of fewer rows each pair is read by itself.' },
  leastOfScatter: { value: 0.3, unit: 'standard deviations', found: 'published', reason: 'Of the differences: between small (.2) and medium (.5) by the usual names (Cohen, 1988).' },
  leastOfLevel: { value: 0.05, unit: 'share', found: 'judged', reason: 'A difference of less than a twentieth of the level matters only where the level itself hardly varies.' },
  leastOfSpread: { value: 0.15, unit: 'standard deviations', found: 'judged', reason: 'Of the first reading: half of what counts between groups, since each row is compared with itself.' },
  weight: { value: 0.8, unit: 'strength', found: 'judged', reason: 'That a reading is another one the second time is what a table of two readings is kept for.' },
}); // prettier-ignore
