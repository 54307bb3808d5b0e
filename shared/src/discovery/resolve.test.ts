import fc from 'fast-check';
import { discoveryDocument, type RemoteEntry } from '../contracts/releases/discovery';
import { BUCKETS, bucket } from './bucket';
import { resolve, type Visitor } from './resolve';
import { CANARY, PREVIOUS, sampleDocument, sampleEntry, sampleRollout, STABLE } from './sample-document';

const choose = (change: Partial<RemoteEntry>, visitor: Partial<Visitor> = {}) =>
  resolve(sampleDocument({ 'mf-reports': sampleEntry('mf-reports', change) }), { subject: 'device-1', ...visitor })[
    'mf-reports'
  ]!;

const everyone = sampleRollout({ weightBp: BUCKETS });
const quarantine = (...ids: string[]) => ids.map((buildId) => ({ remote: 'mf-reports', buildId }));

test('the sample is a valid document', () => {
  const document = sampleDocument({ 'mf-reports': sampleEntry('mf-reports', { rollout: everyone }) });
  expect(discoveryDocument.parse(document)).toEqual(document);
});

describe('the order of the rules', () => {
  test.each<[string, Partial<RemoteEntry>, Partial<Visitor>, string | null, string, string]>([
    ['no rollout', {}, {}, STABLE, 'stable', 'stable'],
    [
      'an override wins over a block',
      { blocked: [CANARY] },
      { overrides: { 'mf-reports': CANARY } },
      CANARY,
      'override',
      'override',
    ],
    ['an unknown override is passed over', {}, { overrides: { 'mf-reports': '9.9.9-99999999' } }, STABLE, 'stable', 'stable'],
    ['a rollout at 100 %', { rollout: everyone }, {}, CANARY, 'percentage', 'canary'],
    ['a paused rollout keeps its visitors', { rollout: { ...everyone, state: 'paused' } }, {}, CANARY, 'percentage', 'canary'],
    ['a halted rollout', { rollout: { ...everyone, state: 'halted' } }, {}, STABLE, 'stable', 'stable'],
    ['a finished rollout', { rollout: { ...everyone, state: 'done' } }, {}, STABLE, 'stable', 'stable'],
    ['a blocked canary', { rollout: everyone, blocked: [CANARY] }, {}, STABLE, 'stable', 'stable'],
    ['a quarantined canary', { rollout: everyone }, { quarantine: quarantine(CANARY) }, STABLE, 'stable', 'stable'],
    ['a cohort at 0 %', { rollout: sampleRollout({ cohorts: ['staff'] }) }, { cohorts: ['staff'] }, CANARY, 'cohort', 'canary'],
    ['another cohort', { rollout: sampleRollout({ cohorts: ['staff'] }) }, { cohorts: ['beta'] }, STABLE, 'stable', 'stable'],
    ['a first build on trial', { onTrial: true, rollout: sampleRollout() }, {}, null, 'on-trial', 'stable'],
    ['who has a first build', { onTrial: true, rollout: everyone }, {}, CANARY, 'percentage', 'canary'],
    ['a blocked stable', { blocked: [STABLE] }, {}, PREVIOUS, 'previous', 'stable'],
    ['a quarantined stable', {}, { quarantine: quarantine(STABLE) }, PREVIOUS, 'previous', 'stable'],
    ['stable and previous quarantined', {}, { quarantine: quarantine(STABLE, PREVIOUS) }, STABLE, 'last-resort', 'stable'],
    ['everything blocked', { blocked: [STABLE, PREVIOUS] }, {}, null, 'none', 'stable'],
    [
      'a halted version that is also the previous one',
      { blocked: [STABLE], previous: CANARY, rollout: { ...everyone, state: 'halted' } },
      {},
      null,
      'none',
      'stable',
    ],
    [
      'a version that the document does not hold',
      { rollout: { ...everyone, version: '7.0.0-77777777' } },
      {},
      STABLE,
      'stable',
      'stable',
    ],
  ])('%s', (_, change, visitor, buildId, reason, arm) => {
    expect(choose(change, visitor)).toMatchObject({ buildId, reason, arm });
  });

  test('says what was passed over', () => {
    expect(choose({ rollout: everyone, blocked: [STABLE] }, { quarantine: quarantine(CANARY) }).skipped).toEqual([
      { buildId: CANARY, because: 'quarantined' },
      { buildId: STABLE, because: 'blocked' },
    ]);
  });

  test('names the rollout in both arms, so that they can be compared', () => {
    expect(choose({ rollout: everyone }).rollout).toBe('r1');
    expect(choose({ rollout: sampleRollout({ weightBp: 0 }) }).rollout).toBe('r1');
    expect(choose({ rollout: { ...everyone, state: 'halted' } }).rollout).toBeUndefined();
  });
});

describe('the percentage', () => {
  const subject = fc.string({ minLength: 1, maxLength: 40 });
  const isCanary = (weightBp: number, who: string) =>
    choose({ rollout: sampleRollout({ weightBp }) }, { subject: who }).arm === 'canary';

  test('nobody at 0, everybody at 10000', () => {
    fc.assert(fc.property(subject, (who) => !isCanary(0, who) && isCanary(BUCKETS, who)));
  });

  test('nobody leaves when the weight grows', () => {
    const weight = fc.integer({ min: 0, max: BUCKETS });
    fc.assert(
      fc.property(subject, weight, weight, (who, a, b) => !isCanary(Math.min(a, b), who) || isCanary(Math.max(a, b), who)),
    );
  });

  test('is uniform within three standard deviations', () => {
    const n = 20_000;
    for (const share of [0.01, 0.1, 0.5, 0.9]) {
      const seen = Array.from({ length: n }, (_, i) => bucket('s', 'mf-reports', `device-${i}`) < share * BUCKETS).filter(
        Boolean,
      ).length;
      expect(Math.abs(seen - n * share)).toBeLessThan(3 * Math.sqrt(n * share * (1 - share)));
    }
  });

  test('is independent across remotes and across rollouts', () => {
    const n = 20_000;
    for (const [one, other] of [
      [
        ['s', 'mf-a'],
        ['s', 'mf-b'],
      ],
      [
        ['s1', 'mf-a'],
        ['s2', 'mf-a'],
      ],
    ] as const) {
      const both = Array.from({ length: n }, (_, i) => `device-${i}`).filter(
        (who) => bucket(one[0], one[1], who) < 5000 && bucket(other[0], other[1], who) < 5000,
      ).length;
      expect(Math.abs(both - n / 4)).toBeLessThan(3 * Math.sqrt((n * 3) / 16));
    }
  });

  test('does not change with the order of keys, nor with what other remotes or versions there are', () => {
    fc.assert(
      fc.property(subject, fc.integer({ min: 0, max: BUCKETS }), (who, weightBp) => {
        const rollout = sampleRollout({ weightBp });
        const entry = sampleEntry('mf-reports', { rollout });
        const turned = { ...entry, versions: Object.fromEntries(Object.entries(entry.versions).reverse()) };
        const alone = resolve(sampleDocument({ 'mf-reports': entry }), { subject: who });
        const among = resolve(sampleDocument({ 'mf-upload': sampleEntry('mf-upload'), 'mf-reports': turned }), { subject: who });
        expect(among['mf-reports']).toEqual(alone['mf-reports']);
      }),
    );
  });
});
