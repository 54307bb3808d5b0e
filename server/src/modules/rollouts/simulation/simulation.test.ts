import { shareHalted, type Scenario } from './simulate';

/** Weights and people of a usual rollout: most come in the time of each weight. */
const RAMP = { weights: [0.05, 0.25, 0.5], people: 400, presence: 0.6, base: 0.02 } satisfies Scenario;

// The full tables, with enough runs to tell 1 % from 2 %, are `pnpm simulate:rollouts`.
test('a sound build is not halted: correlated metrics, Pareto mounts, heavy tails, a ramp', () => {
  // At 1 % each, three or more of 40 happen once in 140 times; the seeds are fixed.
  expect(shareHalted(40, RAMP).share).toBeLessThanOrEqual(2 / 40);
});

test('counted by mounts instead of units, sound builds are halted: what is guarded against is real', () => {
  expect(shareHalted(12, { ...RAMP, counts: 'mounts' }).share).toBeGreaterThan(0.3);
});

test.each<[string, Scenario]>([
  ['fails 5 points more than a build that never does', { weights: [0.25], people: 800, base: 0, effect: { failing: 0.05 } }],
  ['fails for a third', { weights: [0.25], people: 200, base: 0.01, effect: { failing: 0.33 } }],
  ['is half as slow again', { weights: [0.25], people: 1000, base: 0.01, effect: { slower: 1.5 } }],
])('a canary that %s is halted', (_, scenario) => {
  expect(shareHalted(15, scenario).share).toBeGreaterThanOrEqual(13 / 15);
});
