import { DEFAULT_GUARD } from '../releases/release-steps';
import { judge, type Tally } from './judge';
import { rateEvidence } from './statistics/rate-evidence';

type Pair = [failed: number, units: number];
const NONE: Pair = [0, 0];
const arm = ([failed, units]: Pair) => ({ failed, units });

interface Case {
  canary?: Pair;
  cohort?: Pair;
  stable?: Pair;
  /** Of these, units that anybody may make. */
  weak?: { canary?: Pair; stable?: Pair };
  chance?: number;
  more?: Partial<Tally>;
}
const without = ([failed, units]: Pair, [weakFailed, weakUnits]: Pair): Pair => [failed - weakFailed, units - weakUnits];

const tallyOf = ({ canary = NONE, cohort = NONE, stable = NONE, weak = {}, chance = 0.1, more = {} }: Case): Tally => {
  const evidence = (own: Pair, other: Pair) => rateEvidence([{ phase: 1, chance, canary: own[0], stable: other[0] }]);
  const strong = { canary: without(canary, weak.canary ?? NONE), stable: without(stable, weak.stable ?? NONE) };
  return {
    canary: arm(canary),
    cohort: arm(cohort),
    stable: arm(stable),
    strong: { canary: arm(strong.canary), cohort: arm(cohort), stable: arm(strong.stable) },
    evidence: evidence(canary, stable),
    strongEvidence: evidence(strong.canary, strong.stable),
    metrics: [],
    oldRate: null,
    failingNetworks: 9,
    reports: [{ kind: 'crash', units: canary[0] + cohort[0], text: 'the moon is full' }],
    fresh: 0,
    ...more,
  };
};
const verdict = (of: Case, { hasLogin = true } = {}) =>
  judge({ version: '1.1.0-c', guard: DEFAULT_GUARD, hasLogin }, '1.0.0-a', tallyOf(of));

describe('a broken canary', () => {
  test('is halted at once, in words of our own', () => {
    expect(verdict({ canary: [4, 4], stable: [0, 30], chance: 0.5 })).toBeNull();
    expect(verdict({ canary: [5, 6], stable: [0, 50], chance: 0.5 })).toEqual({
      state: 'halted',
      reason: '1.1.0-c failed 5 of 6 visitors (5 × it threw), 1.0.0-a 0 of 50',
      exchange: 'in-place',
    });
  });

  test('is also seen by a cohort alone, without a stable arm, and against what the old build used to do', () => {
    expect(verdict({ cohort: [5, 6], stable: [0, 20] })?.state).toBe('halted');
    expect(verdict({ canary: [5, 6], chance: 1 })?.state).toBe('halted');
    expect(verdict({ canary: [5, 6], chance: 1, more: { oldRate: 0.1 } })?.state).toBe('halted');
    expect(verdict({ canary: [5, 6], chance: 1, more: { oldRate: 0.5 } })).toBeNull();
  });

  test('is none when the stable build fails as well: the fault lies elsewhere', () => {
    expect(verdict({ canary: [9, 10], stable: [80, 90] })).toBeNull();
  });

  test('is none when few of many fail', () => expect(verdict({ canary: [6, 60], stable: [60, 540] })).toBeNull());
});

describe('a worse canary', () => {
  test('is halted by figures that anybody can check', () => {
    expect(verdict({ canary: [2, 99], stable: [0, 900] })).toBeNull();
    expect(verdict({ canary: [14, 120], stable: [18, 1080] })).toEqual({
      state: 'halted',
      reason: '1.1.0-c failed 11.7 % of 120 visitors, 1.0.0-a 1.7 % of 1,080',
      exchange: 'in-place',
    });
  });

  test('is none within the guard, however sure it is', () => {
    expect(verdict({ canary: [400, 10_000], stable: [1900, 90_000] })).toBeNull();
  });

  test('is seen in each other metric, which needs more evidence and a difference that matters', () => {
    const inp = { metric: 'inp' as const, canary: 300, stable: 200, evidence: 2100, strongEvidence: 2100 };
    const slow = (of: object) => verdict({ more: { metrics: [{ ...inp, ...of }] } });
    expect(slow({})).toEqual({
      state: 'halted',
      reason: '1.1.0-c is worse in answer to a press: 300 ms, with 1.0.0-a 200 ms',
      exchange: 'by-page',
    });
    expect(slow({ evidence: 1900, strongEvidence: 1900 })).toBeNull();
    expect(slow({ canary: 215 })).toBeNull();
    expect(slow({ evidence: 1e6, strongEvidence: 2 })?.state).toBe('paused');
    const errors = { metric: 'errors' as const, canary: 0.08, stable: 0.01 };
    expect(slow(errors)?.reason).toContain('visitors with errors: 8.0 %, with 1.0.0-a 1.0 %');
    expect(slow({ ...errors, canary: 0.02 })).toBeNull();
  });
});

describe('units that anybody may make', () => {
  test('pause, and never halt, where a login exists', () => {
    const forged: Case = { canary: [60, 60], stable: [0, 500], weak: { canary: [60, 60] } };
    expect(verdict(forged)?.state).toBe('paused');
    expect(verdict(forged)?.reason).toContain('devices that anybody could make');
    expect(verdict(forged)?.reason).not.toContain('moon');
    expect(verdict(forged, { hasLogin: false })?.state).toBe('halted');
    expect(verdict({ ...forged, more: { failingNetworks: 2 } }, { hasLogin: false })?.state).toBe('paused');
  });

  test('help to halt when accounts say the same, and cannot outweigh them when they say the opposite', () => {
    // Two accounts of 2 % are no proof; with thirty others they are.
    const some: Case = { canary: [30, 300], stable: [40, 2700], weak: { canary: [22, 200], stable: [30, 1700] } };
    expect(verdict(some)?.state).toBe('halted');
    const healthy: Case = { canary: [10, 1111], stable: [0, 9000], weak: { canary: [0, 1100] } };
    expect(verdict(healthy)?.state).toBe('halted');
  });
});
