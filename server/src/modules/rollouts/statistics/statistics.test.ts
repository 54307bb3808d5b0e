import { couldSee, rateInterval, upperDifference } from './rate-difference';
import { rateEvidence } from './rate-evidence';
import { timeEvidence, timeInterval, type UnitTime } from './time-evidence';

const evidence = (canary: number, stable: number, chance: number, phase = 1) => rateEvidence([{ phase, chance, canary, stable }]);

describe('evidence of rates', () => {
  test('is none while nothing has failed, and where nothing was drawn', () => {
    expect(evidence(0, 0, 0.1)).toBeCloseTo(1, 12);
    expect(evidence(50, 0, 1)).toBeCloseTo(1, 12);
    expect(evidence(0, 50, 0)).toBeCloseTo(1, 12);
    expect(rateEvidence([])).toBe(1);
  });

  test('is the mean of the likelihood ratios of its alternatives', () => {
    // One canary failure at a weight of one half: 2·r/(r+1) for r = 1.5, 2.5, 5, 1000.
    expect(evidence(1, 0, 0.5)).toBeCloseTo((3 / 2.5 + 5 / 3.5 + 10 / 6 + 2000 / 1001) / 4, 12);
  });

  test('has mean 1 when both arms are alike, whatever the weight: by that it is valid at every look', () => {
    for (const weight of [0.01, 0.1, 0.5, 0.9]) {
      const n = 12;
      let mean = 0;
      for (let canary = 0, ways = 1; canary <= n; ways = (ways * (n - canary)) / (canary + 1), canary++) {
        mean += ways * weight ** canary * (1 - weight) ** (n - canary) * evidence(canary, n - canary, weight);
      }
      expect(mean).toBeCloseTo(1, 9);
    }
  });

  test('is multiplied over phases, and units of one phase that were drawn by different lots are weighed together', () => {
    const [first, second] = [evidence(3, 1, 0.05), evidence(4, 6, 0.25)];
    const strata = [
      { phase: 1, chance: 0.05, canary: 3, stable: 1 },
      { phase: 2, chance: 0.25, canary: 4, stable: 6 },
    ];
    expect(rateEvidence(strata)).toBeCloseTo(first * second, 9);
    const halves = [1, 2].map(() => ({ phase: 2, chance: 0.25, canary: 2, stable: 3 }));
    expect(rateEvidence(halves)).toBeCloseTo(second, 9);
  });

  test('stays a number however many have failed', () => {
    expect(evidence(1_000_000, 0, 0.01)).toBeGreaterThan(1e100);
    expect(evidence(1_000_000, 0, 0.01)).toBeLessThan(Infinity);
    expect(evidence(0, 1_000_000, 0.5)).toBe(0);
  });
});

describe('evidence of times', () => {
  /** Units whose means lie evenly around their arm's, `slower` on the log scale. */
  const units = (count: number, slower: number, more: Partial<UnitTime> = {}): UnitTime[] =>
    Array.from({ length: count }, (_, i) => {
      const isCanary = i % 2 === 0;
      const noise = ((i * 7919) % count) / count - 0.5;
      return { phase: 1, chance: 0.5, isCanary, mean: 6 + noise + (isCanary ? slower : 0), before: null, ...more };
    });

  test('grows with the difference, and speaks against slowness where the canary is as quick', () => {
    expect(timeEvidence(units(400, 0.4))).toBeGreaterThan(1e6);
    expect(timeEvidence(units(400, 0))).toBeLessThan(1);
    expect(timeEvidence(units(400, -0.4))).toBeLessThan(0.01);
    expect(timeEvidence(units(50, 2))).toBe(1);
  });

  test('one unit that took a minute is not the arm', () => {
    const own = units(400, 0);
    own[0] = { ...(own[0] as UnitTime), mean: Math.log(60_000) };
    expect(timeEvidence(own)).toBeLessThan(1);
  });

  test('is sharper with the devices’ own history', () => {
    const own = units(400, 0.1);
    const known = own.map((unit) => ({ ...unit, before: unit.mean - (unit.isCanary ? 0.1 : 0) }));
    expect(timeEvidence(known)).toBeGreaterThan(1e4 * timeEvidence(own));
  });
});

describe('what a rollout could have seen', () => {
  const rules = { evidence: 200, failures: 5, share: 0.3, ratio: 2 };
  const see = (canary: number, stable: number, failed: number, chance: number) =>
    couldSee(canary, { units: stable, failed }, chance, rules);

  test('is less the more units there are', () => {
    expect(see(3, 3, 0, 0.5)).toBeNull();
    expect(see(0, 30, 0, 0.5)).toBeNull();
    const [small, medium, large] = [see(25, 25, 0, 0.5), see(75, 75, 0, 0.5), see(400, 400, 0, 0.5)];
    expect(small).toBeLessThan(0.5);
    expect(medium).toBeLessThan(0.3);
    expect(large).toBeLessThan(0.05);
    expect(see(750, 750, 7, 0.5)).toBeLessThan(0.05);
  });
});

test('the upper end of a difference is Newcombe’s, at one-sided 99 %', () => {
  // Newcombe's example (a) at 56 of 70 and 48 of 80, worked by hand for z = 2.326.
  const bound = upperDifference({ units: 70, failed: 56 }, { units: 80, failed: 48 });
  const wilson = (x: number, n: number, sign: number) => {
    const [z, p] = [2.326, x / n];
    return (p + (z * z) / (2 * n) + sign * z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  };
  expect(bound).toBeCloseTo(0.2 + Math.sqrt((wilson(56, 70, 1) - 0.8) ** 2 + (0.6 - wilson(48, 80, -1)) ** 2), 12);
  expect(upperDifference({ units: 0, failed: 0 }, { units: 80, failed: 0 })).toBe(1);
});

test('the interval of a rate is Wilson’s', () => {
  // R. G. Newcombe, Statist. Med. 17 (1998), 857-872, table I, method 3.
  const [low, high] = rateInterval({ units: 263, failed: 81 }) ?? [];
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(rateInterval({ units: 20, failed: 0 })?.[0]).toBe(0);
  expect(rateInterval({ units: 0, failed: 0 })).toBeNull();
});

test('the interval of a time is that of the mean on the log scale, and none is told of few units', () => {
  const units = Array.from({ length: 100 }, (_, i) => ({ mean: i % 2 === 0 ? 0 : 2 }));
  const [low = 0, high = 0] = timeInterval(units) ?? [];
  const half = (1.96 * Math.sqrt(100 / 99)) / 10;
  expect(Math.log(low)).toBeCloseTo(1 - half, 9);
  expect(Math.log(high)).toBeCloseTo(1 + half, 9);
  expect(timeInterval(units.slice(0, 29))).toBeNull();
});
