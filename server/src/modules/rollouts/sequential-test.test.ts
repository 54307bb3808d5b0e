import { differenceInErrors, evidenceOfHarm } from './sequential-test';

describe('evidence', () => {
  test('is none while nothing has failed, and where there is nothing to compare with', () => {
    expect(evidenceOfHarm(0, 0, 0.1)).toBe(1);
    expect(evidenceOfHarm(50, 0, 1)).toBe(1);
    expect(evidenceOfHarm(0, 50, 0)).toBe(1);
  });

  test('is the mean of the likelihood ratios of its four alternatives', () => {
    // One canary failure at a weight of one half: 2·r/(r+1) for r = 2, 4, 8, 16.
    expect(evidenceOfHarm(1, 0, 0.5)).toBeCloseTo((4 / 3 + 8 / 5 + 16 / 9 + 32 / 17) / 4, 12);
  });

  test('has mean 1 when both arms are alike, whatever the weight: by that it is valid at every look', () => {
    for (const weight of [0.01, 0.1, 0.5, 0.9]) {
      const n = 12;
      let mean = 0;
      for (let canary = 0, ways = 1; canary <= n; ways = (ways * (n - canary)) / (canary + 1), canary++) {
        mean += ways * weight ** canary * (1 - weight) ** (n - canary) * evidenceOfHarm(canary, n - canary, weight);
      }
      expect(mean).toBeCloseTo(1, 9);
    }
  });

  test('stays a number however many have failed', () => {
    expect(evidenceOfHarm(1_000_000, 0, 0.01)).toBeGreaterThan(1e100);
    expect(evidenceOfHarm(1_000_000, 0, 0.01)).toBeLessThan(Infinity);
    expect(evidenceOfHarm(0, 1_000_000, 0.5)).toBe(0);
  });
});

// 12 of 120 against 30 of 600: pooled 42/720, worked by hand.
test('z is the pooled two-proportion statistic', () => {
  const pooled = 42 / 720;
  const wanted = 0.05 / Math.sqrt(pooled * (1 - pooled) * (1 / 120 + 1 / 600));
  expect(differenceInErrors({ devices: 120, failed: 12 }, { devices: 600, failed: 30 })).toBeCloseTo(wanted, 12);
  expect(differenceInErrors({ devices: 0, failed: 0 }, { devices: 600, failed: 30 })).toBeNull();
  expect(differenceInErrors({ devices: 5, failed: 0 }, { devices: 6, failed: 0 })).toBeNull();
});
