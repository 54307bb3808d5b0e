import { limits } from '../limits';

/** What the tests of chance go by. */
export const LIMITS = limits({
  rounds: {
    value: 499,
    unit: 'drawings',
    found: 'derived',
    reason: 'Of random orders: the smallest p that they can show is 1 in 500.',
  },
  clipped: {
    value: 3,
    unit: 'standard deviations',
    found: 'judged',
    reason: 'Of what two levels leave, by their median: a reading further off moves no date.',
  },
  longestOrder: { value: 300, unit: 'readings', found: 'budget', reason: 'Of more, each round draws so many.' },
  largestPersistence: {
    value: 0.98,
    unit: 'φ',
    found: 'judged',
    reason: 'A greater persistence cannot be told from a random walk.',
  },
  leastPersistence: {
    value: 0.8,
    unit: 'r × √n',
    found: 'judged',
    reason: 'Below this autocorrelation residuals count as independent.',
  },
  simulations: { value: 400, unit: 'series', found: 'budget', reason: 'Simulated for each persistence and length that occurs.' },
  longestSimulated: {
    value: 40,
    unit: 'readings',
    found: 'budget',
    reason: 'A longer series is thinned out, its persistence with it.',
  },
  weakPersistence: {
    value: 0.3,
    unit: 'φ',
    found: 'judged',
    reason: 'Below, the readings of the thinned series are next to independent.',
  },
  leastExplained: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'Of the variance around the line that the season must explain to be taken out.',
  },
  largestP: {
    value: 0.01,
    unit: 'p',
    found: 'judged',
    reason: 'And it must not be there by chance: a season taken out in vain costs degrees of freedom.',
  },
  leastResidual: {
    value: 4,
    unit: 'degrees of freedom',
    found: 'judged',
    reason: 'Fewest that the residual of a cycle must have.',
  },
  persists: {
    value: 1.645,
    unit: 'r × √n',
    found: 'derived',
    reason: 'From here on what is left unexplained persists (5% level, one-sided normal).',
  },
});
