import { shareHalted, type Scenario } from './simulate';

/**
 * `pnpm simulate:rollouts [runs]`: how often sound builds are halted, and bad ones found, as docs/adr/0046-rollout-evidence.md tells. Ends with 1
 * when a promise is not kept.
 */
const RUNS = Number(process.argv[2] ?? 2000);

interface Promised {
  what: string;
  scenario: Scenario;
  least?: number;
  most?: number;
}

const at = (weight: number, people: number, base: number) => ({ weights: [weight], people, base });
const ramp = { weights: [0.05, 0.25, 0.5], people: 800, presence: 0.6 };

const PROMISES: Promised[] = [
  { what: 'sound, 0 % fail, ramp', scenario: { ...ramp, base: 0 }, most: 0.01 },
  { what: 'sound, 2 % fail, ramp', scenario: { ...ramp, base: 0.02 }, most: 0.01 },
  { what: 'sound, 5 % fail, ramp', scenario: { ...ramp, base: 0.05 }, most: 0.01 },
  { what: 'sound, by mounts instead of units', scenario: { ...ramp, base: 0.02, counts: 'mounts' }, least: 0.3 },
  { what: '0 % and 5 points, 800 units', scenario: { ...at(0.25, 800, 0), effect: { failing: 0.05 } }, least: 0.95 },
  { what: '1 % and 5 points, 1,600 units', scenario: { ...at(0.25, 1600, 0.01), effect: { failing: 0.05 } }, least: 0.95 },
  { what: '2 % and 5 points, 2,200 units', scenario: { ...at(0.25, 2200, 0.02), effect: { failing: 0.05 } }, least: 0.95 },
  { what: '5 % and 5 points, 4,700 units', scenario: { ...at(0.25, 4700, 0.05), effect: { failing: 0.05 } }, least: 0.95 },
  { what: '30 % fail, 200 units', scenario: { ...at(0.25, 200, 0), effect: { failing: 0.3 } }, least: 0.75 },
  { what: 'errors and 5 points, 5,400 units', scenario: { ...at(0.25, 5400, 0), effect: { errors: 0.05 } }, least: 0.95 },
  { what: 'half as slow again, 1,000 units', scenario: { ...at(0.25, 1000, 0), effect: { slower: 1.5 } }, least: 0.95 },
  { what: 'a fifth slower, 2,000 units', scenario: { ...at(0.25, 2000, 0), effect: { slower: 1.2 } }, least: 0.95 },
];

/** What the true share may still be, by three standard errors, when the promise is just kept. */
const slack = (share: number) => 3 * Math.sqrt((share * (1 - share)) / RUNS);

let broken = 0;
for (const { what, scenario, least = 0, most = 1 } of PROMISES) {
  const { share } = shareHalted(RUNS, scenario);
  const isKept = share >= least - slack(least) && share <= most + slack(most);
  if (!isKept) broken++;
  process.stdout.write(`${(100 * share).toFixed(1).padStart(5)} % halted  ${isKept ? 'kept' : 'NOT KEPT'}  ${what}\n`);
}
process.exitCode = broken > 0 ? 1 : 0;
