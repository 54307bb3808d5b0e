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
  leastBeta: {
    value: 0.05,
    unit: 'parameter of the beta distribution',
    found: 'judged',
    reason: 'Of Kendall’s τ: a simulated variance at or above 1, which no τ can have, would give none above 0.',
  },
  mattersBefore: {
    value: 0.05,
    unit: 'p',
    found: 'judged',
    reason:
      'Of a trend as if its readings were independent: persistence only makes a p larger, so that above nothing is looked for.',
  },
  fewestForTrend: {
    value: 4,
    unit: 'readings',
    found: 'derived',
    reason: 'Of three, even a steady rise is there by chance in one order of six.',
  },
  fewestForChange: {
    value: 8,
    unit: 'readings',
    found: 'judged',
    reason: 'The approximation of Pettitt’s p and the persistence of what two levels leave are too rough for fewer.',
  },
  fewestForPersistence: {
    value: 8,
    unit: 'readings',
    found: 'judged',
    reason: 'Of fewer, a lag-1 autocorrelation is mostly error: its standard error is above 0.35.',
  },
  fewestForSmoothness: {
    value: 6,
    unit: 'readings',
    found: 'judged',
    reason: 'For fewer the normal approximation of Bartels’ ratio is too rough.',
  },
  fewestPairs: {
    value: 4,
    unit: 'pairs',
    found: 'derived',
    reason: 'Of a correlation: three pairs leave one degree of freedom, by which nearly any line fits.',
  },
  leastPairsForP: {
    value: 3,
    unit: 'pairs',
    found: 'derived',
    reason: 'Up to so many, whole or not, a correlation has at most one degree of freedom and shows nothing.',
  },
  fewestPairsForDifference: {
    value: 5,
    unit: 'pairs',
    found: 'derived',
    reason: 'Fisher’s z has the variance 1 / (n − 3): of 4 pairs its standard error is 1, of fewer there is none.',
  },
  fewestForCubic: {
    value: 8,
    unit: 'pairs',
    found: 'judged',
    reason: 'A cubic has four coefficients: twice as many pairs at least.',
  },
  cubicDegree: {
    value: 3,
    unit: 'degree',
    found: 'derived',
    reason: 'Of the highest polynomial of a cubic.',
  },
  fewestForGroups: {
    value: 3,
    unit: 'rows',
    found: 'derived',
    reason: 'Of two groups together: one of them must hold two rows for there to be any spread inside.',
  },
  leastResidualOfGroups: {
    value: 3,
    unit: 'degrees of freedom',
    found: 'judged',
    reason: 'Fewest that the spread inside groups must have for an F test.',
  },
  sparseCell: {
    value: 5,
    unit: 'rows expected',
    found: 'published',
    reason: 'A cell of fewer is sparse: χ² is too rough where many are (Cochran, Biometrics 10, 1954).',
  },
});
