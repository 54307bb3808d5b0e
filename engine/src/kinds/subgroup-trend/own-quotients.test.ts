import { TestLog } from '../../insights/judge/test-log';
import { openBench } from '../../read/testing/temporary-file';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { handSaid, MONTHLY } from '../../testing/hand-made-saying';
import { factsOf, summaryOf } from '../../testing/summary-of';
import { mineOwnQuotients } from './own-quotients';
import { sayOwnTrend, type OwnTrendTold } from './say';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const CHANNELS = ['Mail', 'Search', 'Social'];
const PERIODS = 24;
const EACH = 6;

/** Impressions and clicks of three channels over 24 days; of each channel's impressions so many are clicked on. */
function made(seed: number, chance: (channel: number, period: number, normal: () => number) => number, rows = EACH) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const cells = Array.from({ length: PERIODS }, (_, period) =>
    CHANNELS.flatMap((channel, c) => {
      const own = chance(c, period, normal);
      return Array.from({ length: rows }, (_unused, row) => {
        const impressions = 100 + Math.floor(400 * random());
        const clicks = Math.min(
          impressions,
          Math.max(0, Math.round(impressions * own + Math.sqrt(impressions * own * (1 - own)) * normal())),
        );
        return { channel, impressions, clicks, at: START + period * DAY + (row + c * rows) * 60_000 };
      });
    }),
  ).flat();
  const column = <K extends keyof (typeof cells)[number]>(key: K) => cells.map((cell) => cell[key]);
  const frame = handFrame('t', cells.length, {
    dimensions: [handDimension('channel', column('channel'))],
    measures: [handMeasure('impressions', column('impressions'), { additive: true }), handMeasure('clicks', column('clicks'), { additive: true })],
    timeline: handTimeline(column('at'), { edges: Array.from({ length: PERIODS + 1 }, (_, i) => START + i * DAY) }),
  }); // prettier-ignore
  return { frame, column };
}

const mined = (...of: Parameters<typeof made>) => mineOwnQuotients({ frame: made(...of).frame, log: new TestLog() });
const rising = (channel: number, period: number) => 0.1 * (channel === 1 ? 1 + period / PERIODS : 1);

test('the group whose part of another sum grows is told, and no other one', async () => {
  const [found, ...others] = mined(1, rising);
  expect(others).toEqual([]);
  expect(found && summaryOf(found)).toMatchObject({
    kind: 'subgroup-trend',
    member: 'Search',
    direction: 'up',
    of: 'ratio(clicks,impressions)',
    within: ['channel=Search'],
  });
  const { frame, column } = made(1, rising);
  const bench = await openBench();
  await handTable(
    bench.engine.connection,
    't',
    { channel: column('channel'), impressions: column('impressions'), clicks: column('clicks') },
    column('at'),
  );
  const facts = found ? await factsOf(bench.engine.connection, found) : {};
  await bench.close();
  expect(facts).toMatchObject({ n: PERIODS * EACH });
  expect(facts.early).toBeCloseTo(0.112, 1);
  expect(facts.value).toBeCloseTo(0.187, 1);
  expect(facts.rest_late).toBeCloseTo(0.1, 1);
  expect(frame.n).toBe(PERIODS * EACH * CHANNELS.length);
});

test('where all groups grow alike, it is told of none', () =>
  expect(mined(2, (_, period) => 0.1 * (1 + period / PERIODS))).toEqual([]));

test('of parts that only drift from day to day hardly one is told', () => {
  const told = Array.from({ length: 60 }, (_, run) => {
    const at = CHANNELS.map(() => 0);
    return mined(100 + run, (channel, _period, normal) => {
      const next = 0.7 * (at[channel] ?? 0) + 0.2 * normal();
      at[channel] = next;
      return 0.1 * Math.exp(next);
    }).filter(({ tests }) => tests.every(({ p }) => p < 0.0005));
  });
  expect(told.flat().length).toBeLessThanOrEqual(1);
});

const CLICKS = handMeasure('clicks', [1, 2], { noun: 'clicks', additive: true });
const IMPRESSIONS = handMeasure('impressions', [10, 20], { noun: 'impressions', additive: true });
const CHANNEL = handDimension('channel', ['Mail', 'Search']);
const TOLD: OwnTrendTold = {
  timeline: MONTHLY,
  dimension: CHANNEL,
  label: 'Search',
  measure: CLICKS,
  whole: IMPRESSIONS,
  up: true,
  size: 3,
};
const FACTS = { value: 0.19, early: 0.11, late: 0.19, rest_early: 0.1, rest_late: 0.101, n: 90 };

test('what is said', () =>
  expect(handSaid(sayOwnTrend, TOLD, FACTS)).toEqual({
    sentence:
      'Clicks make up a growing share of impressions for rows with channel Search: 11% in January–March 2024 and 19% in October–December 2024, against 10% and 10.1% for all others.',
    baseline: 0.11,
    n: 90,
  }));

test.each<[string, Partial<typeof FACTS>]>([
  ['the ends say otherwise', { late: 0.09 }],
  ['it hardly shows', { late: 0.125 }],
  ['all others move half as much', { rest_late: 0.15 }],
])('nothing is said where %s', (_, facts) => expect(handSaid(sayOwnTrend, TOLD, { ...FACTS, ...facts })).toBeNull());
