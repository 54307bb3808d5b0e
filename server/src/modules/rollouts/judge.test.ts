import { judge, type Tally } from './judge';
import { differenceInErrors, evidenceOfHarm } from './sequential-test';
import { DEFAULT_GUARD } from '../releases/release-steps';

const rollout = { version: '1.1.0-cccccccc', guard: DEFAULT_GUARD };

const tally = (canary: [number, number], stable: [number, number], more: Partial<Tally> = {}, weight = 0.1): Tally => {
  const arms = {
    canary: { failed: canary[0], devices: canary[1] },
    stable: { failed: stable[0], devices: stable[1] },
  };
  return {
    ...arms,
    cohort: { devices: 0, failed: 0 },
    z: differenceInErrors(arms.canary, arms.stable),
    evidence: evidenceOfHarm(canary[0], stable[0], weight),
    networks: 9,
    failingNetworks: 5,
    commonReason: null,
    ...more,
  };
};
const verdict = (...args: Parameters<typeof tally>) => judge(rollout, '1.0.0-aaaaaaaa', tally(...args));

describe('a broken canary', () => {
  test('is halted at once, and the reason says what happened', () => {
    expect(verdict([4, 4], [0, 30])).toBeNull();
    expect(verdict([5, 6], [0, 50], { commonReason: 'load_fail: RUNTIME-008' })).toBe(
      '1.1.0-cccccccc failed on 5 of 6 devices, 1.0.0-aaaaaaaa on 0 of 50; most often: load_fail: RUNTIME-008',
    );
  });

  test('is also seen by a cohort alone, and without a stable arm', () => {
    expect(verdict([0, 0], [0, 20], { cohort: { devices: 6, failed: 5 } })).toContain('5 of 6');
    expect(verdict([5, 6], [0, 0], {}, 1)).toContain('5 of 6');
  });

  test('is none when the stable build fails as well: the fault lies elsewhere', () => {
    expect(verdict([9, 10], [80, 90])).toBeNull();
  });

  test('is none when few of many fail', () => expect(verdict([6, 60], [3, 600])).toBeNull());
});

describe('a worse canary', () => {
  test('is halted when both arms have been seen enough, by figures that anybody can check', () => {
    expect(verdict([14, 99], [18, 900])).toBeNull();
    expect(verdict([14, 120], [18, 1080])).toBe(
      '1.1.0-cccccccc failed on 11.7 % of 120 devices, 1.0.0-aaaaaaaa on 1.7 % of 1,080 (z = 6.5)',
    );
  });

  test('is none within the guard, however sure it is', () => {
    expect(verdict([400, 10_000], [1900, 90_000])).toBeNull();
  });
});

test('one network among several halts nothing, several do, and so does the only one there is', () => {
  expect(verdict([60, 60], [0, 500], { failingNetworks: 1 })).toBeNull();
  expect(verdict([60, 60], [0, 500], { failingNetworks: 2 })).not.toBeNull();
  expect(verdict([60, 60], [0, 500], { failingNetworks: 1, networks: 1 })).not.toBeNull();
});

describe('by simulation, looking after every failure', () => {
  // Looked up once: the test environment's globals are slow, and this is called ten million times.
  const { imul } = Math;
  /** Mulberry32 (Tommy Ettinger, public domain): small, seeded, good enough for draws. */
  const generator = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  /** Canary devices that were seen when the rollout was halted; null when it went on until `most` of them. */
  const haltedAfter = (seed: number, weight: number, canaryRate: number, stableRate: number, most: number): number | null => {
    const random = generator(seed);
    const [canary, stable]: [[number, number], [number, number]] = [
      [0, 0],
      [0, 0],
    ];
    while (canary[1] < most) {
      const isCanary = random() < weight;
      const arm = isCanary ? canary : stable;
      arm[1]++;
      if (random() >= (isCanary ? canaryRate : stableRate)) continue;
      arm[0]++;
      if (verdict(canary, stable, {}, weight) !== null) return canary[1];
    }
    return null;
  };
  const RUNS = 1000;
  const shareOf = (halts: (seed: number) => boolean) =>
    Array.from({ length: RUNS }, (_, seed) => halts(seed + 1)).filter(Boolean).length / RUNS;

  test.each([
    [0.1, 0.01],
    [0.1, 0.02],
    [0.5, 0.02],
  ])('at a weight of %d, equal failure rates of %d halt fewer than 1 % of the rollouts over 1,000 mounts', (weight, base) => {
    expect(shareOf((seed) => haltedAfter(seed, weight, base, base, 1000) !== null)).toBeLessThan(0.01);
  });

  test.each([0.005, 0.01, 0.02])(
    'a canary that fails 5 points more often than %d is halted within 500 mounts in 95 % of the rollouts at a weight of 0.1',
    (base) => {
      expect(shareOf((seed) => haltedAfter(seed, 0.1, base + 0.05, base, 500) !== null)).toBeGreaterThanOrEqual(0.95);
    },
  );

  test('a broken canary meets few', () => {
    const seen = Array.from({ length: 200 }, (_, seed) => haltedAfter(seed + 1, 0.1, 0.9, 0.01, 500) ?? Infinity);
    expect(Math.max(...seen)).toBeLessThan(20);
  });
});
