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
  farthestShift: {
    value: 1.5,
    unit: 'standard errors',
    found: 'measured',
    reason: 'A member that stands alone keeps most of what sets it apart; 1 and no bound were tried on simulated families.',
  },
  missed: { value: 0.05, unit: 'share', found: 'published', reason: 'Of 95% intervals so many may miss the truth.' },
  halvings: { value: 60, unit: 'steps', found: 'derived', reason: 'Sixty halvings leave nothing of a double’s 53 bits.' },
  nearUnitRoot: {
    value: 0.85,
    unit: 'φ',
    found: 'judged',
    reason: 'A series that persists so much drifts by itself: no rise or fall of it is certain.',
  },
  roundsOfSeason: {
    value: 4,
    unit: 'rounds',
    found: 'derived',
    reason: 'A trend moves the parts of a season by little: four rounds settle both.',
  },
  leastOfSeason: {
    value: 1e-3,
    unit: 'share',
    found: 'derived',
    reason: 'A part of the year in which nothing happens is still one in which something could.',
  },
  stepsOfFit: {
    value: 30,
    unit: 'steps',
    found: 'derived',
    reason: 'Newton’s steps double the right digits each time; thirty are far more than enough.',
  },
  leastStep: { value: 1e-10, unit: 'logarithm', found: 'derived', reason: 'Smaller steps change no digit that is told.' },
  leastExpected: {
    value: 1e-3,
    unit: 'events',
    found: 'derived',
    reason: 'Where next to nothing is expected, a residual is divided by no less.',
  },
  leastPivot: {
    value: 1e-12,
    unit: 'sum of squares',
    found: 'derived',
    reason: 'Below, a system of equations has no one solution.',
  },
});
